import type { Kit } from './kit.ts'
import { grain } from './sky.ts'

/** The complete SVG. `slice` crops it around the centre to any aspect ratio. */
export function svgDocument(k: Kit, draw: (k: Kit) => string): string {
  // Drawing collects the definitions, so they are read afterwards.
  const body = draw(k) + grain(k)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${k.width} ${k.height}" preserveAspectRatio="xMidYMid slice"><defs>${k.definitions()}</defs>${body}</svg>`
}
