import fs from 'node:fs/promises'
import path from 'node:path'
import type { LinkPreview } from './link-preview.ts'
import { asData, escaped } from './markup.ts'

/** A response that is sent with the page: procedure, input and output. Public procedures only. */
export type InitialQuery = [procedure: string, input: object | null, output: unknown]

export type InitialData = {
  queries?: InitialQuery[]
  /** Texts for the placeholders of the first paint, such as `{name}`. */
  texts?: Record<string, string>
  /** The link preview of a page that is found by the same data; null for none. */
  preview?: LinkPreview | null
}

export type HtmlTemplate = {
  /** Whether the client has a page at that path. */
  hasPage: (pathname: string) => boolean
  /**
   * The HTML for a path, with preload links for the scripts of its route and, for some routes, markup that shows before
   * any script has run.
   */
  render: (pathname: string, data?: InitialData) => string
}

/** Loads the template that the client's build wrote to `folder`; null without a build. */
export async function loadHtmlTemplate(folder: string): Promise<HtmlTemplate | null> {
  const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8').catch(() => null)
  const [page, routes, paints] = await Promise.all(['index.html', 'pages.json', 'first-paints.json'].map(read))
  if (page == null) return null
  const scripts: Record<string, string[]> = JSON.parse(routes ?? '{}')
  const firstPaints: Record<string, string> = JSON.parse(paints ?? '{}')
  // Like the client's router: case and a trailing slash do not matter.
  function routeOf(pathname: string): string {
    const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
    // An id is the last part of the path, or the one before it.
    const patterns = [path, path.replace(/[^/]+$/, ':id'), path.replace(/[^/]+(?=\/[^/]+$)/, ':id')]
    return patterns.find((pattern) => Object.hasOwn(scripts, pattern)) ?? path
  }
  const render: HtmlTemplate['render'] = (pathname, { queries = [], texts = {} } = {}) => {
    const route = routeOf(pathname)
    const preloads = (Object.hasOwn(scripts, route) ? scripts[route]! : []).map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    const data =
      queries.length > 0 ? `<script type="application/json" id="initial-data">${asData(queries)}</script>` : ''
    const html = page
      .replace('</head>', () => `${preloads.join('\n    ')}\n  </head>`)
      .replace('</body>', () => `${data}</body>`)
    const firstPaint = Object.hasOwn(firstPaints, route) ? fillPlaceholders(firstPaints[route]!, texts) : null
    return firstPaint === null ? html : withFirstPaint(html, firstPaint)
  }
  return { render, hasPage: (pathname) => Object.hasOwn(scripts, routeOf(pathname)) }
}

/** Markup with its placeholders replaced; null if a text is missing. */
function fillPlaceholders(markup: string, texts: Record<string, string>): string | null {
  let isComplete = true
  const full = markup.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    isComplete &&= Object.hasOwn(texts, name)
    return escaped(texts[name] ?? '')
  })
  return isComplete ? full : null
}

const MAIN = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const OTHER = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * Adds markup that shows before any script is loaded, and removes the script tags so that scripts do not compete with it
 * for bandwidth and CPU: `client/src/boot.js` loads them afterwards.
 */
function withFirstPaint(page: string, firstPaint: string): string {
  const [, main] = MAIN.exec(page) ?? []
  const others = [...page.matchAll(OTHER)].map(([, script]) => script)
  const markup = firstPaint.replace(/^<div /, `<div data-main="${main}" data-scripts="${others.join(' ')}" `)
  return page
    .replace(MAIN, '')
    .replaceAll(OTHER, '')
    .replace('<div id="app">', (app) => markup + app)
}
