import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * The page that the client's build has left in `folder`, as a function of the path that it is sent for: with the scripts
 * of that route asked for at once, and the home page with what is seen before any of them has run. Null where nothing is
 * built.
 */
export async function builtPage(folder: string): Promise<((pathname: string) => string) | null> {
  const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8').catch(() => null)
  const [page, routes, firstPaint] = await Promise.all(['index.html', 'pages.json', 'first-paint.html'].map(read))
  if (page == null) return null
  const scripts: Record<string, string[]> = JSON.parse(routes ?? '{}')
  return (pathname) => {
    const path = Object.hasOwn(scripts, pathname) ? pathname : pathname.replace(/[^/]+$/, ':id')
    const asked = (Object.hasOwn(scripts, path) ? scripts[path]! : []).map(
      (script) => `<link rel="modulepreload" crossorigin href="${script}">`,
    )
    const whole = page.replace('</head>', () => `${asked.join('\n    ')}\n  </head>`)
    return pathname === '/' ? whole.replace('<div id="app">', () => `${firstPaint ?? ''}<div id="app">`) : whole
  }
}
