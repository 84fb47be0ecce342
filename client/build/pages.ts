import path from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { messages } from './messages.ts'

const client = path.resolve(import.meta.dirname, '..')
const ROUTE = /[\\/]src[\\/]routes[\\/]([^?]+)\.tsx\?tsr-split=component/
/** The layout route of the guarded routes, whose files are in its folder. */
const GUARD = '_signed-in'

/** The path of a route file: `packages/$packageId` is `/packages/:id`, `tours_/$tourId_/group` is `/tours/:id/group`, `index` is `/`. */
const pathOf = (file: string) =>
  file === 'index'
    ? '/'
    : `/${file
        .replace(/\/index$/, '')
        .replace(/\$\w+/g, ':id')
        .replace(/_(?=\/)/g, '')}`

/**
 * Writes what the server adds to each page: `pages.json` lists the scripts of each route beyond those of every page, and
 * `first-paints.json` holds the static first paint of some routes, whose style sheets are listed with their scripts.
 */
export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const { module } = await runnerImport<typeof import('../src/routes/-first-paint.tsx')>(
        path.join(client, 'src/routes/-first-paint.tsx'),
        { root: client, configFile: false, logLevel: 'error', plugins: [messages()] },
      )
      const { FIRST_PAINTS } = module
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const routes = scriptsOfRoutes(chunks).map(([path, scripts]): [string, string[]] => [
        path,
        [...scripts, ...(path in FIRST_PAINTS ? stylesOf(scripts, chunks) : [])].map((name) => `/${name}`),
      ])
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify(Object.fromEntries(routes.sort())),
      })
      const firstPaints = Object.entries(FIRST_PAINTS).map(([route, node]) => [route, markupOf(node, bundle)])
      this.emitFile({
        type: 'asset',
        fileName: 'first-paints.json',
        source: JSON.stringify(Object.fromEntries(firstPaints)),
      })
    },
  },
})

/** The scripts of each route beyond those of every page, by its path. */
export function scriptsOfRoutes(chunks: Rolldown.OutputChunk[]): [path: string, scripts: Set<string>][] {
  const onEveryPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, chunks)))
  const routeOf = (chunk: Rolldown.OutputChunk) => ROUTE.exec(chunk.facadeModuleId ?? '')?.[1]?.replaceAll('\\', '/')
  // Guarded routes wait for the sign-in state, so the guard and Firebase are preloaded with them.
  const guards = chunks.filter((chunk) => routeOf(chunk) === GUARD || chunk.name === 'firebase')
  return chunks.flatMap((chunk): [string, Set<string>][] => {
    const file = routeOf(chunk)
    if (!file || file === GUARD) return []
    const guarded = file.startsWith(`${GUARD}/`) ? guards.flatMap((guard) => withImports(guard, chunks)) : []
    const scripts = [...guarded, ...withImports(chunk, chunks)].filter((script) => !onEveryPage.has(script))
    return [[pathOf(file.replace(`${GUARD}/`, '')), new Set(scripts)]]
  })
}

/** The files of a chunk and of its static imports, recursively. */
function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[], seen = new Set<string>()): string[] {
  seen.add(chunk.fileName)
  for (const { fileName } of chunks.filter(({ fileName }) => chunk.imports.includes(fileName) && !seen.has(fileName)))
    withImports(chunks.find((other) => other.fileName === fileName)!, chunks, seen)
  return [...seen]
}

/** The style sheets of chunks. */
const stylesOf = (files: Set<string>, chunks: Rolldown.OutputChunk[]): string[] =>
  chunks.filter(({ fileName }) => files.has(fileName)).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])

/** Renders elements to HTML, with the hashed names of their pictures. */
function markupOf(node: ReactNode, bundle: Rolldown.OutputBundle): string {
  // Removes the preload links that React adds for pictures.
  const markup = renderToStaticMarkup(node).replaceAll(/<link[^>]*>/g, '')
  return markup.replaceAll(/\/(src\/[^"?]+)(\?no-inline)?/g, (_, source: string) => {
    const asset = Object.values(bundle).find((file) => file.type === 'asset' && file.originalFileNames.includes(source))
    if (!asset) throw new Error(`The bundle holds no ${source}.`)
    return `/${asset.fileName}`
  })
}
