import type { Kit } from './kit.ts'
import type { LightName } from './light.ts'

/** One picture: its file name without `.svg`, the hour, what a person who cannot see it is told, and how to draw it. */
export interface Recipe {
  name: string
  hour: LightName
  alt: string
  draw: (k: Kit) => string
  width?: number
  height?: number
}
