import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { isRelease } from './messages.ts'

/** Size limits in bytes; scripts gzipped. */
const BUDGETS = {
  firstLoad: 140_000,
  firebase: 32_000,
  route: 25_000,
  fonts: 90_000,
}

/** Fonts of other scripts load only for pages with their letters. */
const OTHER_SCRIPTS = /(devanagari|tamil)/
const HOME = /[\\/]routes[\\/]index\.tsx/
const ROUTE = /[\\/]src[\\/]routes[\\/]/

type Measurement = { name: string; bytes: number; limit: number }

/** Measures the first load, its fonts, Firebase and each route. */
function measure(bundle: Rolldown.OutputBundle): Measurement[] {
  const files = Object.values(bundle)
  const chunks = files.filter((file) => file.type === 'chunk')
  const gzipped = (chunk: Rolldown.OutputChunk) => gzipSync(chunk.code, { level: 9 }).length
  const opens = (chunk: Rolldown.OutputChunk, path: RegExp) => path.test(chunk.facadeModuleId ?? '')

  const first = new Set<Rolldown.OutputChunk>()
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of chunks) if (chunk.isEntry || opens(chunk, HOME)) load(chunk)

  // The script that runs before the page is written as an asset.
  const boot = files.filter((file) => file.type === 'asset' && file.names.includes('boot.js'))
  const bootBytes = sum(boot.map((file) => (file.type === 'asset' ? gzipSync(file.source, { level: 9 }).length : 0)))
  const fonts = files.filter((file) => /\.woff2$/.test(file.fileName) && !OTHER_SCRIPTS.test(file.fileName))
  return [
    { name: 'Scripts of the first page', bytes: sum([...first].map(gzipped)) + bootBytes, limit: BUDGETS.firstLoad },
    {
      name: 'Fonts of the first page',
      bytes: sum(fonts.map((file) => (file.type === 'asset' ? file.source.length : 0))),
      limit: BUDGETS.fonts,
    },
    ...chunks
      .filter(({ name }) => name === 'firebase')
      .map((chunk) => ({ name: 'Firebase', bytes: gzipped(chunk), limit: BUDGETS.firebase })),
    ...chunks
      .filter((chunk) => !chunk.isEntry && opens(chunk, ROUTE))
      .map((chunk) => ({ name: `Route ${chunk.name}`, bytes: gzipped(chunk), limit: BUDGETS.route })),
  ]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Fails a build that exceeds a limit, and lists the sizes. Texts of the pseudo-locale are longer. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: isRelease,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const measurements = measure(bundle)
      const format = ({ name, bytes, limit }: Measurement) => `${name}: ${kB(bytes)}, at most ${kB(limit)}`
      const over = measurements.filter(({ bytes, limit }) => bytes > limit)
      if (over.length > 0) this.error(`Over budget.\n${over.map(format).join('\n')}`)
      // A renamed chunk must not escape its limit.
      if (!['Firebase', 'Route routes'].every((name) => measurements.some((measured) => measured.name === name)))
        this.error(`The budgets found no Firebase chunk or no route:\n${measurements.map(format).join('\n')}`)
      this.info(measurements.slice(0, 3).map(format).join('; '))
    },
  },
})
