/** What the library uses and browsers have since 2024 only. */
function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => {}
  let reject: (reason?: unknown) => void = () => {}
  const promise = new Promise<T>((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  return { promise, resolve, reject }
}

if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers })
