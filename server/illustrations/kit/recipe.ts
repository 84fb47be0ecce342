import type { Kit } from './kit.ts'
import type { LightName } from './light.ts'

/** One picture: its file name without `.svg`, the light, the alt text, and the drawing function. Sizes in pixels. */
export interface Recipe {
  name: string
  hour: LightName
  alt: string
  draw: (k: Kit) => string
  width?: number
  height?: number
}
