const NAMES = ['ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'Float32Array'] as const

/**
 * Lets this thread allocate so many bytes in buffers, all together; after that, calls `over`, and each further buffer is
 * an error. A file of a few MB can unpack to thousands of times its size.
 */
export function boundMemory(max: number, over: () => void) {
  let allocated = 0
  // What the browser itself unpacks would not be counted; the library then unpacks in steps.
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
  for (const name of NAMES) {
    const type = globalThis[name]
    const bytes = 'BYTES_PER_ELEMENT' in type ? type.BYTES_PER_ELEMENT : 1
    const bounded = new Proxy(type, {
      construct(target, args, newTarget) {
        if (typeof args[0] === 'number') allocated += args[0] * bytes
        if (allocated > max) {
          over()
          throw new RangeError('The file unpacks to too much.')
        }
        return Reflect.construct(target, args, newTarget)
      },
    })
    Object.assign(globalThis, { [name]: bounded })
  }
}
