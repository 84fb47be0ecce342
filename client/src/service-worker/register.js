// Added to the boot script by builds. Registers the service worker when the page has long been painted and loaded.
addEventListener('load', () => {
  setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}), 3_000)
})
