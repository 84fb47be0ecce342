import type { Box, Recipe } from './kit/recipe.ts'

/** Aspect ratios (width by height) of the boxes in which the product shows pictures, from narrow to wide. */
export const CROPS = {
  'a result row on a phone, with a long reason': 0.64,
  'the head of a page on a phone': 0.8,
  'a result row on a wide screen': 1.2,
  'a card': 4 / 3,
  'the details of a tour': 1.6,
  'a blog post': 16 / 9,
  'a link preview': 1200 / 630,
  'the head of a page on a wide screen': 2.5,
}
const NARROWEST = Math.min(...Object.values(CROPS))
const WIDEST = Math.max(...Object.values(CROPS))

type Scene = Pick<Recipe, 'subject' | 'width' | 'height'>

/** Where a crop begins so that `from` to `to` is in its middle, as a percentage of what the crop leaves out. */
function percentage(from: number, to: number, full: number, seen: number): number {
  if (seen >= full) return 50
  const start = (from + to - seen) / 2
  return Math.round((100 * Math.max(0, Math.min(full - seen, start))) / (full - seen))
}

/** A scene's focal point as in CSS `object-position`, in percent: its tightest crops have the subject in their middle. */
export function focusOf({ subject, width = 1200, height = 800 }: Scene): [x: number, y: number] {
  const [left, top, right, bottom] = subject
  return [
    percentage(left, right, width, Math.min(width, height * NARROWEST)),
    percentage(top, bottom, height, Math.min(height, width / WIDEST)),
  ]
}

/** The part of a scene that a box of that aspect ratio shows. */
export function cropOf(scene: Scene, ratio: number): Box {
  const { width = 1200, height = 800 } = scene
  const [x, y] = focusOf(scene)
  const [w, h] = [Math.min(width, height * ratio), Math.min(height, width / ratio)]
  const [left, top] = [((width - w) * x) / 100, ((height - h) * y) / 100]
  return [left, top, left + w, top + h]
}
