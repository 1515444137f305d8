/** The message files by language, each language fetched on demand. Made by vite.config.ts. */
declare module 'virtual:messages' {
  const MESSAGES: Readonly<Record<string, () => Promise<{ default: string[] }>>>
  export default MESSAGES
}
