import path from 'node:path'
import type { Plugin } from 'vite'

/** The virtual module through which Vite routes each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js'
const REPLACEMENT = path.join(import.meta.dirname, '../src/lib/import-chunk.ts').replaceAll('\\', '/')

/** Routes every `import()` of the app through `importChunk`, including those that the router's plugin generates. */
export const chunkLoading = (): Plugin => {
  let replaced = false
  return {
    name: 'chunk-loading',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      replaced = true
      return `export { importChunk as __vitePreload } from ${JSON.stringify(REPLACEMENT)}`
    },
    generateBundle() {
      if (!replaced) this.error(`Vite's ${HELPER.slice(1)} is gone: chunks would load without a second attempt.`)
    },
  }
}
