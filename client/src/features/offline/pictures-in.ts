import { imageSrc } from '../../lib/image-src.ts'
import { toEvening } from '../../ui/evening.ts'

/** Our drawings, and uploaded pictures. Those of other sites are not kept. */
const KEPT = /^(pictures\/[\w-]+\.svg|media\/[\w-]+)$/
/** The width of an uploaded picture that is enough for a phone, px. */
const WIDTH = 480

/** The addresses of the pictures in these answers, each once, in their order; of a drawing also that of the evening. */
export function picturesIn(answers: unknown): string[] {
  const found = new Set<string>()
  function search(value: unknown) {
    if (typeof value === 'string') {
      if (!KEPT.test(value)) return
      const address = imageSrc(value)
      if (value.startsWith('media/')) found.add(`${address}?w=${WIDTH}`)
      else found.add(address).add(toEvening(address))
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) search(part)
  }
  search(answers)
  return [...found]
}
