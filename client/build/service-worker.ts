import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, type Plugin, type Rolldown } from 'vite'
import { fillIn, pageTexts } from './messages.ts'
import { scriptsOfRoutes } from './pages.ts'

const folder = path.join(import.meta.dirname, '../src/service-worker')

/** Writes `sw.js`: the service worker with the offline page in it. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    // After chunks without code are gone.
    order: 'post',
    async handler(_options, bundle) {
      const read = (file: string) => readFile(path.join(folder, file), 'utf8')
      const worker = await read('worker.js')
      const page = await fillIn(await read('offline.html'))
      const offline = JSON.stringify({ page, policy: policyOf(page) })
      const { news } = await pageTexts()
      const kept = keptAssets(bundle)
      const assets = JSON.stringify(kept)
      const pages = JSON.stringify(keptPages(bundle, kept))
      const filled = worker
        .replace('__OFFLINE__', () => offline)
        .replace('__KEPT_ASSETS__', () => assets)
        .replace('__KEPT_PAGES__', () => pages)
        .replace('__NEWS__', () => JSON.stringify(news))
        .replace('__BUILD__', createHash('sha256').update(assets).digest('hex').slice(0, 8))
      const { code } = await minify('sw.js', filled)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    },
  },
})

/** The routes of the pages that can be read without a network. */
const KEPT_ROUTES =
  /[\\/]routes[\\/](index|_signed-in|_signed-in[\\/](expenses|messages|share|saved|edit-profile|profile[\\/]index|messages[\\/].*|trips[\\/].*|tours_[\\/].*|trips_[\\/]\$tripId_[\\/].*)|destinations[\\/]\$destinationId|packages[\\/]\$packageId)\.tsx/
/** Parts that are of no use without a network, or that belong to other pages. */
const LEFT_OUT = /^(live-map|leaflet)|(devanagari|tamil)/

/** The scripts, styles and fonts of those pages, with the parts that they load later. */
function keptAssets(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const assets = new Set(
    Object.keys(bundle).filter(
      (file) => /\.woff2$/.test(file) || /assets\/(boot-[\w-]+\.js|index-[\w-]+\.css)$/.test(file),
    ),
  )
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || assets.has(name)) return
    assets.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) assets.add(style)
    // The entry leads to all routes.
    const later = chunk.isEntry ? chunk.dynamicImports.filter((part) => !isRoute(part)) : chunk.dynamicImports
    for (const part of [...chunk.imports, ...later]) add(part)
  }
  const isRoute = (name: string) =>
    /[\\/]src[\\/]routes[\\/][^-]/.test(chunks.find(({ fileName }) => fileName === name)?.facadeModuleId ?? '')
  for (const chunk of chunks) if (chunk.isEntry || KEPT_ROUTES.test(chunk.facadeModuleId ?? '')) add(chunk.fileName)
  return [...assets].filter((file) => file in bundle && !LEFT_OUT.test(path.basename(file))).map((file) => `/${file}`)
}

/** The scripts of the routes all of whose scripts are kept, by path, as places in the list of them; paths with an id come last. */
const keptPages = (bundle: Rolldown.OutputBundle, kept: string[]): [path: string, scripts: number[]][] =>
  scriptsOfRoutes(Object.values(bundle).filter((file) => file.type === 'chunk'))
    .map(([path, scripts]): [string, number[]] => [path, [...scripts].map((script) => kept.indexOf(`/${script}`))])
    .filter(([, scripts]) => !scripts.includes(-1))
    .sort(([one], [other]) => Number(one.includes(':id')) - Number(other.includes(':id')))

/** A content policy that allows the page's own styles and script, by their hashes. */
function policyOf(page: string): string {
  const hashOf = (tag: string) => {
    const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? ''
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  return `default-src 'none';style-src ${hashOf('style')};script-src ${hashOf('script')};connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`
}
