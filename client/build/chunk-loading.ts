import path from 'node:path'
import type { Plugin } from 'vite'

/** The module through which Vite passes each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js'
const OURS = path.join(import.meta.dirname, '../src/lib/import-chunk.ts').replaceAll('\\', '/')

/** Has every `import()` of the app go through `importChunk`, those of the routes too, which the router's plugin writes. */
export const chunkLoading = (): Plugin => {
  let replaced = false
  return {
    name: 'chunk-loading',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      replaced = true
      return `export { importChunk as __vitePreload } from ${JSON.stringify(OURS)}`
    },
    generateBundle() {
      if (!replaced) this.error(`Vite's ${HELPER.slice(1)} is gone: chunks would load without a second attempt.`)
    },
  }
}
