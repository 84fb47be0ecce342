import fs from 'node:fs/promises'
import path from 'node:path'
import { asData, escaped } from './markup.ts'

/** An answer that a page brings along: the procedure, its input and what it said. Nothing that is not for everybody. */
export type Known = [procedure: string, input: object | null, answer: unknown]

type Brought = {
  known?: Known[]
  /** What stands in the first paint in the places that are named so: `{name}`. */
  words?: Record<string, string>
}

export type BuiltPage = {
  /** Whether the client has a page at that path. */
  isAt: (pathname: string) => boolean
  /**
   * The page as it is sent for a path: with the scripts of that route asked for at once, and, for some routes, with what
   * is seen before any of them has run.
   */
  at: (pathname: string, brought?: Brought) => string
}

/** The page that the client's build has left in `folder`; null where nothing is built. */
export async function builtPage(folder: string): Promise<BuiltPage | null> {
  const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8').catch(() => null)
  const [page, routes, drawn] = await Promise.all(['index.html', 'pages.json', 'first-paints.json'].map(read))
  if (page == null) return null
  const scripts: Record<string, string[]> = JSON.parse(routes ?? '{}')
  const firstPaints: Record<string, string> = JSON.parse(drawn ?? '{}')
  // As the client's router reads them: in any case, and with a slash at the end or without.
  function routeOf(pathname: string): string {
    const asked = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
    return Object.hasOwn(scripts, asked) ? asked : asked.replace(/[^/]+$/, ':id')
  }
  const at: BuiltPage['at'] = (pathname, { known = [], words = {} } = {}) => {
    const route = routeOf(pathname)
    const asked = (Object.hasOwn(scripts, route) ? scripts[route]! : []).map(
      (script) => `<link rel="modulepreload" crossorigin href="${script}">`,
    )
    const data = known.length > 0 ? `<script type="application/json" id="known">${asData(known)}</script>` : ''
    const whole = page
      .replace('</head>', () => `${asked.join('\n    ')}\n  </head>`)
      .replace('</body>', () => `${data}</body>`)
    const firstPaint = Object.hasOwn(firstPaints, route) ? filled(firstPaints[route]!, words) : null
    return firstPaint === null ? whole : withFirstPaint(whole, firstPaint)
  }
  return { at, isAt: (pathname) => Object.hasOwn(scripts, routeOf(pathname)) }
}

/** Markup with words in its named places; null where some of them are not there. */
function filled(markup: string, words: Record<string, string>): string | null {
  let whole = true
  const full = markup.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    whole &&= Object.hasOwn(words, name)
    return escaped(words[name] ?? '')
  })
  return whole ? full : null
}

const MAIN = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const OTHER = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * A page that shows something before its scripts are loaded, so that they keep neither line nor processor from what is
 * seen. `client/src/boot.js` asks for them then.
 */
function withFirstPaint(page: string, firstPaint: string): string {
  const [, main] = MAIN.exec(page) ?? []
  const others = [...page.matchAll(OTHER)].map(([, script]) => script)
  const begun = firstPaint.replace(/^<div /, `<div data-main="${main}" data-scripts="${others.join(' ')}" `)
  return page
    .replace(MAIN, '')
    .replaceAll(OTHER, '')
    .replace('<div id="app">', (app) => begun + app)
}
