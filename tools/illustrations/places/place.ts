import type { Kit } from '../kit/kit.ts'
import type { LightName } from '../kit/light.ts'
import type { Box } from '../kit/recipe.ts'

/** A destination's picture: its hour, its words, its subject, its drawing. The drawing takes any hour. */
export interface Place {
  hour: LightName
  alt: string
  /** The part that no crop may cut. */
  subject: Box
  draw: (k: Kit) => string
}

/** Layers from back to front. */
export const layers = (...parts: string[]): string => parts.join('')
