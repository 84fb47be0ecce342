import type { Kit } from './kit.ts'
import { d, each, fill, stroke } from './svg.ts'

/** A dark cusped arch around the whole picture, with a sill below. */
export function archway(k: Kit, colour: string, distance = -0.75): string {
  const { width: w, height: h } = k
  const side = w * 0.09
  const step = (w / 2 - side) / 4
  // each lobe rises less than the one before it, towards a pointed crown
  const lobes = [0.34, 0.28, 0.22, 0.16].map((part) => part * h * 0.36)
  const up = each(lobes, (rise) => d`c${-step * 0.06} ${-rise * 0.8} ${step * 0.5} ${-rise * 1.15} ${step} ${-rise}`)
  const down = each(
    [...lobes].reverse(),
    (rise) => d`c${step * 0.5} ${-rise * 0.15} ${step * 1.06} ${rise * 0.2} ${step} ${rise}`,
  )
  const opening = d`M${side} ${h}V${h * 0.42}${up}${down}V${h}z`
  return (
    `<path fill-rule="evenodd" d="${d`M-9 -9H${w + 9}V${h + 9}H-9z`}${opening}" fill="${k.paint(colour, distance)}"/>` +
    stroke(opening, k.paint(colour, distance + 0.28), 7) +
    fill(d`M0 ${h * 0.945}H${w}V${h}H0z`, k.paint(colour, distance - 0.1))
  )
}
