import type { Kit } from './kit.ts'
import type { LightName } from './light.ts'

/** Left, top, right and bottom, in pixels. */
export type Box = readonly [number, number, number, number]

/** One picture: its file name without `.svg`, the light, the alt text, and the drawing function. Sizes in pixels. */
export interface Recipe {
  name: string
  hour: LightName
  alt: string
  /** The part that no crop may cut (`crops.ts`). */
  subject: Box
  draw: (k: Kit) => string
  width?: number
  height?: number
}
