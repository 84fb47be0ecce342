import type { Kit } from '../kit/kit.ts'
import type { LightName } from '../kit/light.ts'

/** A destination's picture: its hour, its words, its drawing. The drawing takes any hour. */
export interface Place {
  hour: LightName
  alt: string
  draw: (k: Kit) => string
}

/** Layers from back to front. */
export const layers = (...parts: string[]): string => parts.join('')
