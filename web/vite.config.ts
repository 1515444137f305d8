import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { defaultClientConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `blackgate serve` listens while the client is being worked on. */
const server = process.env.BLACKGATE ?? 'http://127.0.0.1:8000'

/** Beside the built files, what a page without a network needs. */
const BESIDE = ['/before-paint.js', '/icon.svg', '/icon-asked.svg', '/manifest.webmanifest']

/** The list of all files of a build, for the service worker. */
const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`)
    this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify([...BESIDE, ...files.sort()]) })
  },
}

/** The message files, shared with the server: a folder for each language. */
const SPEECH = here('../src/blackgate/speech')
/** Card texts and notifications are rendered by the server; pages and table are those of the terminal. */
const UNUSED = ['cards.ftl', 'notices.ftl', 'pages.ftl', 'table.ftl']
/** Message files that only some pages need; those fetch them. */
const LATER = ['boxes.ftl', 'branches.ftl', 'cards_page.ftl', 'guide.ftl', 'identity.ftl', 'lessons.ftl', 'making.ftl', 'notifications.ftl', 'numbers.ftl', 'primer.ftl', 'records.ftl', 'review.ftl', 'statistics.ftl']

function messageFiles(language: string): string[] {
  const names = readdirSync(join(SPEECH, language)).filter((name) => name.endsWith('.ftl') && ![...UNUSED, ...LATER].includes(name))
  return names.sort().map((name) => join(SPEECH, language, name))
}

const languages = readdirSync(SPEECH, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && messageFiles(entry.name).length > 0)
  .map((entry) => entry.name)
  .sort()

const importing = (each: string): string => `'${each}': () => import('virtual:messages/${each}')`

/** `virtual:messages` imports each language on demand, as one module with its message files; those for later as modules of their own. */
const messages: Plugin = {
  name: 'messages',
  resolveId: (id) => (id.startsWith('virtual:messages') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:messages')) return undefined
    const [, language, name] = id.split('/')
    if (!language) {
      const later = languages.flatMap((each) => LATER.map((file) => `${each}/${file.replace('.ftl', '')}`))
      return `export default { ${[...languages, ...later].map(importing).join(', ')} }`
    }
    const files = name ? [join(SPEECH, language, `${name}.ftl`)] : messageFiles(language)
    for (const file of files) this.addWatchFile(file)
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))}`
  },
}

/** Where the server finds the files of a build. */
const STATIC = here('../src/blackgate/server/static')

/** Files that get smaller, from a size at which it is worth the while. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|webmanifest)$/
const SMALLEST = 500

/** A compressed file beside each file of a build, so that the server has to compress nothing. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(STATIC, { recursive: true, encoding: 'utf8' })) {
      if (!COMPRESSIBLE.test(name)) continue
      const plain = readFileSync(join(STATIC, name))
      if (plain.length >= SMALLEST) writeFileSync(join(STATIC, `${name}.gz`), gzipSync(plain, { level: 9 }))
    }
  },
}

export default defineConfig({
  plugins: [svelte(), messages, shell, compressed],
  // Svelte has an entry for servers and one for browsers; tests are to run what browsers run.
  resolve: { conditions: [...defaultClientConditions] },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    // The server allows no script or style inside a page, and an inlined asset would be one.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Pages are fetched when they are turned to; what all of them share comes in one piece, and so do the drawings of the table.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules|src\/lib\/|src\/parts|src\/art\/(Drawing|Emblem|Logo|SeatSymbol|mark\.ts|marks\/symbols)/ },
            { name: 'drawings', test: /src\/art\// },
          ],
        },
      },
    },
  },
  server: {
    // Tests read the message files and what Python said.
    fs: { allow: [here('..')] },
    // The host stays as it is: the server trusts pages of the address it is asked by.
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // One window for many files: to open one for each took two thirds of the processor time. Files pass in any order.
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // Whole pages take seconds on a machine that others use.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // Styles are left out of tests, but for the colours, which are tested themselves.
    css: { include: /tokens\.css/ },
  },
})
