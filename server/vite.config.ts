import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Ten of eleven: two fifths of the time for less than two hundredths more bytes, and a first start waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Puts files beside the bundle, below `to`, each with the compressed copies that are sent as they are. */
const files = (from: string, to: string, chosen?: string[]): Plugin => ({
  name: to,
  apply: 'build',
  async writeBundle() {
    const folder = path.join(import.meta.dirname, 'dist', to)
    await fs.mkdir(folder, { recursive: true })
    await Promise.all(
      (chosen ?? (await fs.readdir(from))).map(async (name) => {
        const bytes = await fs.readFile(path.join(from, name))
        await fs.writeFile(path.join(folder, name), bytes)
        await fs.writeFile(path.join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, BROTLI))
        await fs.writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(bytes))
      }),
    )
  },
})

const pictures = path.join(import.meta.dirname, 'pictures')
/** What shows the API's documents to people. */
const reader = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

/** Packages of many small modules: opening those one by one is most of what a start takes, so they are built in. */
const MANY_FILES = [
  /^@opentelemetry\/api/,
  /^@trpc\/server/,
  /^drizzle-orm/,
  /^ics$/,
  /^jose/,
  /^postgres$/,
  /^prom-client/,
  /^rate-limiter-flexible/,
  /^uuid$/,
  /^zod/,
]

/** tRPC is published with its spreads made property by property, as engines of old need it: a twelfth of what a call takes. */
const spreadNatively: Plugin = {
  name: 'spread-natively',
  transform: {
    filter: { id: /@trpc\/server\/dist\//, code: /function _objectSpread2\(e\)/ },
    handler: (code) => code.replace('function _objectSpread2(e) {', '$& return Object.assign.apply(null, arguments);'),
  },
}

// Our own code in few files, nearly every package left to node_modules.
export default defineConfig({
  plugins: [
    spreadNatively,
    files(pictures, 'pictures'),
    files(reader, 'docs', ['swagger-ui.css', 'swagger-ui-bundle.js']),
  ],
  ssr: { noExternal: [/^@saathi\//, ...MANY_FILES] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: ['src/main.ts', ...['backup', 'catalogue', 'enquiries', 'moderate'].map((name) => `src/cli/${name}.ts`)],
      output: { chunkFileNames: '[name]-[hash].js' }, // beside the entries: modules find files from where they stand
    },
  },
})
