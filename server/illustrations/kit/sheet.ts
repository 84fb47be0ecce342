import type { Kit } from './kit.ts'
import { grain } from './sky.ts'

/** The finished picture; `slice` lets a card of any shape crop it around the middle. */
export function sheet(k: Kit, draw: (k: Kit) => string): string {
  // Definitions are known only once everything is drawn.
  const body = draw(k) + grain(k)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${k.width} ${k.height}" preserveAspectRatio="xMidYMid slice"><defs>${k.definitions()}</defs>${body}</svg>`
}
