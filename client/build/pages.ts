import path from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

const client = path.resolve(import.meta.dirname, '..')
const ROUTE = /[\\/]src[\\/]routes[\\/]([^\\/?]+)\.tsx\?tsr-split=component/
/** The route that those of the signed-in stand in, by the beginning of their names. */
const GUARD = '_signed-in'

/** `packages.$packageId.tsx` shows `/packages/:id`, `index.tsx` shows `/`. */
const pathOf = (file: string) =>
  file === 'index'
    ? '/'
    : `/${file
        .replace(/\.index$/, '')
        .replaceAll('.', '/')
        .replace(/\$\w+/g, ':id')}`

/**
 * What the server adds to a page before any script has run: `pages.json` names the scripts of each route beyond those
 * that every page loads, and `first-paints.json` holds what is seen first of some of them.
 */
export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, chunks)))
      const routeOf = (chunk: Rolldown.OutputChunk) => ROUTE.exec(chunk.facadeModuleId ?? '')?.[1]
      // Behind the guard everything waits until it is known who asks, so what finds that out is asked for ahead, too.
      const guards = chunks.filter((chunk) => routeOf(chunk) === GUARD || chunk.name === 'firebase')
      const routes = chunks.flatMap((chunk): [string, string[]][] => {
        const file = routeOf(chunk)
        if (!file || file === GUARD) return []
        const guarded = file.startsWith(`${GUARD}.`) ? guards.flatMap((guard) => withImports(guard, chunks)) : []
        const scripts = new Set([...guarded, ...withImports(chunk, chunks)].filter((script) => !known.has(script)))
        return [[pathOf(file.replace(`${GUARD}.`, '')), [...scripts].map((script) => `/${script}`)]]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify(Object.fromEntries(routes.sort())),
      })
      const { module } = await runnerImport<typeof import('../src/routes/-first-paint.tsx')>(
        path.join(client, 'src/routes/-first-paint.tsx'),
        { root: client, configFile: false, logLevel: 'error' },
      )
      const drawn = Object.entries(module.FIRST_PAINTS).map(([route, node]) => [route, markupOf(node, bundle)])
      this.emitFile({
        type: 'asset',
        fileName: 'first-paints.json',
        source: JSON.stringify(Object.fromEntries(drawn)),
      })
    },
  },
})

/** A script's file and those of all that it imports at once. */
function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[], seen = new Set<string>()): string[] {
  seen.add(chunk.fileName)
  for (const { fileName } of chunks.filter(({ fileName }) => chunk.imports.includes(fileName) && !seen.has(fileName)))
    withImports(chunks.find((other) => other.fileName === fileName)!, chunks, seen)
  return [...seen]
}

/** Elements as markup, with pictures under the names that they have in the bundle. */
function markupOf(node: ReactNode, bundle: Rolldown.OutputBundle): string {
  // React asks for pictures ahead, which are asked for at once here anyhow.
  const markup = renderToStaticMarkup(node).replaceAll(/<link[^>]*>/g, '')
  return markup.replaceAll(/\/(src\/[^"?]+)(\?no-inline)?/g, (_, source: string) => {
    const built = Object.values(bundle).find((file) => file.type === 'asset' && file.originalFileNames.includes(source))
    if (!built) throw new Error(`The bundle holds no ${source}.`)
    return `/${built.fileName}`
  })
}
