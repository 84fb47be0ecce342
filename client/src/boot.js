// Runs before anything is painted: a file of its own that the page waits for, as modules run too late and inline scripts
// are forbidden.
{
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement

  // No page flashes in the other theme. `lib/theme.ts` keeps what is read here.
  const theme = read('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme

  // Somebody was signed in when this browser last knew: what is drawn for them is shown. `lib/auth.ts` keeps it.
  if (read('userId') !== null) root.dataset.sessionHint = ''

  /** Runs the app, after each of these waits (ms) until it runs; where it never does, `index.html` says so. */
  const start = async (main, waits) => {
    for (const wait of waits) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (await import(main).catch(() => null)) return
    }
    document.getElementById('first-paint')?.remove()
    document.getElementById('failed').hidden = false
  }
  const onError = ({ target }) => target.type === 'module' && start(target.src, [300, 1_200])
  addEventListener('error', onError, true)

  // A page that comes with something to see shows it before its scripts take the line and the processor.
  addEventListener('DOMContentLoaded', () => {
    const drawn = document.getElementById('first-paint')
    if (!drawn) return
    let begun = false
    const begin = async () => {
      if (begun) return
      begun = true
      const { main, scripts } = drawn.dataset
      for (const href of scripts.split(' '))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      // The libraries by themselves: run in one go, all would hold up a tap.
      for (const library of scripts.split(' ').filter((script) => /\/(react|data)-/.test(script)))
        await import(library).catch(() => {})
      start(main, [0, 300, 1_200])
    }
    // Where nothing is painted, there is nothing to wait for: in a tab in the background, or for who is not signed in.
    if (document.hidden || drawn.offsetParent === null) return begin()
    setTimeout(begin, 1500)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
    }).observe({ type: 'paint', buffered: true })
  })
}
