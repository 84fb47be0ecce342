// Runs before the first paint. It is a blocking script file because modules run later and the content policy forbids
// inline scripts.
{
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement

  // Applies the stored theme before the first paint; `lib/theme.ts` writes it.
  const theme = read('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme

  // Shows the first paint of guarded pages to returning users; `lib/auth.ts` writes the id. `features/home/next-trip.tsx`
  // writes whether they have a trip ahead, with which Home begins.
  if (read('userId') !== null) root.dataset.sessionHint = read('home.seen') ?? ''

  // The browser offers to install the app once, early; `features/offline/install-hint.tsx` asks at a better moment.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })

  /**
   * Imports the app. A browser keeps a failed import until the page closes, so once the script can be had, after 300 or 1,500 ms,
   * the page is loaded again, but only once; else shows the error of `index.html`.
   */
  const start = async (main) => {
    if (await import(main).catch(() => null)) return
    const isAgain = performance.getEntriesByType('navigation')[0]?.type === 'reload'
    for (const delay of isAgain ? [] : [300, 1_200]) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      if ((await fetch(main).catch(() => null))?.ok) return location.reload()
    }
    document.getElementById('first-paint')?.remove()
    document.getElementById('failed').hidden = false
  }
  const onError = ({ target }) => target.type === 'module' && start(target.src)
  addEventListener('error', onError, true)

  // A page with a static first paint loads its scripts after that paint.
  addEventListener('DOMContentLoaded', () => {
    const firstPaint = document.getElementById('first-paint')
    if (!firstPaint) return
    let started = false
    const load = async () => {
      if (started) return
      started = true
      const { main, scripts } = firstPaint.dataset
      for (const href of scripts.split(' '))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      // Libraries run in tasks of their own: one task with everything would delay a tap.
      for (const library of scripts.split(' ').filter((script) => /\/(react|data)-/.test(script)))
        await import(library).catch(() => {})
      start(main)
    }
    // Nothing is painted in a background tab and for signed-out users, so there is no paint to wait for.
    if (document.hidden || firstPaint.offsetParent === null) return load()
    setTimeout(load, 1500)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) load()
    }).observe({ type: 'paint', buffered: true })
  })
}
