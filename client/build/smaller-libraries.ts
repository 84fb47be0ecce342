import path from 'node:path'
import type { Plugin } from 'vite'

const src = (file: string) => path.join(import.meta.dirname, '../src', file).replaceAll('\\', '/')

/** Imports of libraries that the build replaces by a smaller module of ours. Both are part of every page. */
const REPLACEMENTS = [
  // Lucide's builder of icons: 1.1 kB of options that no icon of ours uses.
  { source: /\/createLucideIcon\.mjs$/, importer: /[\\/]lucide-react[\\/]/, file: src('ui/lucide-icon.ts') },
  // tRPC's hooks are one object, so those that no page calls would keep their part of React Query: 1.0 kB.
  { source: /^@tanstack\/react-query$/, importer: /[\\/]@trpc[\\/]react-query[\\/]/, file: src('lib/used-hooks.ts') },
]

/** What only Lucide's own builder reads: 0.4 kB. */
const ICON_EXTRAS = /\b(name|size|key|aliases): ("[^"]*"|\d+|\[[^\]]*\]),?/g

/** Replaces what libraries bring into the first load and the app does not use: 2.6 kB of its 140. */
export const smallerLibraries = (): Plugin => {
  const used = new Set<string>()
  return {
    name: 'smaller-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const replacement = REPLACEMENTS.find((one) => one.source.test(source) && one.importer.test(importer))
      if (!replacement) return null
      used.add(replacement.file)
      return replacement.file
    },
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: (code) => ({ code: code.replace(ICON_EXTRAS, ''), map: null }),
    },
    generateBundle() {
      for (const { file, source } of REPLACEMENTS)
        if (!used.has(file)) this.error(`No library imports ${source} any more: ${file} replaces nothing.`)
    },
  }
}
