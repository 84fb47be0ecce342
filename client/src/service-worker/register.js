// Added to the boot script by builds, and run when the page has long been painted and loaded. A page that has a worker
// only looks for a new version: registering again would bring back a worker that has just removed itself.
addEventListener('load', () => {
  setTimeout(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    const done = serviceWorker.controller
      ? serviceWorker.getRegistration().then((registration) => registration?.update())
      : serviceWorker.register('/sw.js')
    done.catch(() => {})
  }, 3_000)
})
