// Added to the boot script by builds, and run when the page has long been painted. Browsers look for a new worker at
// every visit; registering again would bring back one that has just removed itself.
setTimeout(() => {
  const workers = navigator.serviceWorker
  if (workers && !workers.controller) workers.register('/sw.js').catch(() => {})
}, 5_000)
