// Runs before the first paint, so that nobody who chose the night is flashed with paper. lib/theme.ts writes what is read here.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('blackgate.theme')
  if (theme === 'night' || theme === 'plan') root.dataset.theme = theme
  if (localStorage.getItem('blackgate.motion') === 'less') root.dataset.motion = 'less'
} catch {
  // Without storage the device decides.
}
