import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Quality 10 of 11: 40 % of the time for less than 2 % more bytes; the first start waits for the build. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Copies files to the folder `to` beside the bundle, each with compressed copies. */
const copyFiles = (from: string, to: string, names?: string[]): Plugin => ({
  name: to,
  apply: 'build',
  async writeBundle() {
    const folder = path.join(import.meta.dirname, 'dist', to)
    await fs.mkdir(folder, { recursive: true })
    await Promise.all(
      (names ?? (await fs.readdir(from))).map(async (name) => {
        const bytes = await fs.readFile(path.join(from, name))
        await fs.writeFile(path.join(folder, name), bytes)
        await fs.writeFile(path.join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, BROTLI))
        await fs.writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(bytes))
      }),
    )
  },
})

/** Copies the SQL functions, which stand beside their features, to one folder beside the bundle. */
const copyFunctions = (): Plugin => ({
  name: 'sql',
  apply: 'build',
  async writeBundle() {
    const source = path.join(import.meta.dirname, 'src')
    const folder = path.join(import.meta.dirname, 'dist/sql')
    await fs.mkdir(folder, { recursive: true })
    const names = await fs.readdir(source, { recursive: true })
    const files = [...names.filter((name) => name.endsWith('.sql')), 'db/functions-version.json']
    await Promise.all(files.map((name) => fs.copyFile(path.join(source, name), path.join(folder, path.basename(name)))))
  },
})

const COPIES_OBJECTS = 'function _objectSpread2(e) {'

/**
 * Lets tRPC copy objects as the language does: its own helper, for old browsers, takes ten times as long and runs some
 * twenty times a call.
 */
const copyFaster = (): Plugin => {
  let isDone = false
  return {
    name: 'copy-faster',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('@trpc/server') || !code.includes(COPIES_OBJECTS)) return null
      isDone = true
      const faster = `${COPIES_OBJECTS} return Object.assign.apply(null, arguments);`
      return { code: code.replace(COPIES_OBJECTS, faster), map: null } // on the same line, so the source map stays true
    },
    buildEnd(error) {
      if (!error && !isDone) this.error('tRPC has another helper to copy objects: see whether this is still needed.')
    },
  }
}

const pictures = path.join(import.meta.dirname, 'pictures')
/** Shows the API document. */
const swaggerUi = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

/** Packages of many small modules, bundled since opening their files takes most of a start. */
const BUNDLED = [
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

// Bundles the server's own code; most packages stay in node_modules.
export default defineConfig({
  plugins: [
    copyFaster(),
    copyFunctions(),
    copyFiles(pictures, 'pictures'),
    copyFiles(swaggerUi, 'docs', ['swagger-ui.css', 'swagger-ui-bundle.js']),
  ],
  ssr: { noExternal: [/^@saathi\//, ...BUNDLED] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli/main.ts' },
      output: { chunkFileNames: '[name]-[hash].js' }, // beside the entries: modules find files relative to themselves
    },
  },
})
