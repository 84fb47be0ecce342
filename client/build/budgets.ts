import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What a phone on a slow line is asked to load, at most, in bytes; scripts as gzip sends them. */
const BUDGETS = {
  firstLoad: 140_000,
  firebase: 32_000,
  route: 25_000,
  fonts: 90_000,
}

/** Fonts of another script load only where a letter of it stands. */
const OTHER_SCRIPTS = /(devanagari|tamil)/
const HOME = /[\\/]routes[\\/]index\.tsx/
const ROUTE = /[\\/]src[\\/]routes[\\/]/

type Line = { what: string; bytes: number; atMost: number }

/** The weight of what was built, line by line, against what it may weigh. */
function weigh(bundle: Rolldown.OutputBundle): Line[] {
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

  const fonts = files.filter((file) => /\.woff2$/.test(file.fileName) && !OTHER_SCRIPTS.test(file.fileName))
  return [
    { what: 'Scripts of the first page', bytes: sum([...first].map(gzipped)), atMost: BUDGETS.firstLoad },
    {
      what: 'Fonts of the first page',
      bytes: sum(fonts.map((file) => (file.type === 'asset' ? file.source.length : 0))),
      atMost: BUDGETS.fonts,
    },
    ...chunks
      .filter(({ name }) => name === 'firebase')
      .map((chunk) => ({ what: 'Firebase', bytes: gzipped(chunk), atMost: BUDGETS.firebase })),
    ...chunks
      .filter((chunk) => !chunk.isEntry && opens(chunk, ROUTE))
      .map((chunk) => ({ what: `Route ${chunk.name}`, bytes: gzipped(chunk), atMost: BUDGETS.route })),
  ]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Ends a build that has become heavier than its budgets, and says by what. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const lines = weigh(bundle)
      const said = ({ what, bytes, atMost }: Line) => `${what}: ${kB(bytes)}, at most ${kB(atMost)}`
      const over = lines.filter(({ bytes, atMost }) => bytes > atMost)
      if (over.length > 0) this.error(`Over budget.\n${over.map(said).join('\n')}`)
      // Nothing may slip through by being called something else.
      if (!['Firebase', 'Route routes'].every((what) => lines.some((line) => line.what === what)))
        this.error(`The budgets found no Firebase or no route to weigh:\n${lines.map(said).join('\n')}`)
      this.info(lines.slice(0, 3).map(said).join('; '))
    },
  },
})
