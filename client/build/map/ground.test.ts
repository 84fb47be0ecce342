import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { distanceToCoast, isOnLand, ringsOf } from '../../src/ui/map/geometry.ts'
import { RIVERS } from './features.ts'
import { drawGround, drawnLand, groundFile } from './ground.ts'
import { landRings } from './land.ts'

const read = (path: string) => readFileSync(new URL(`../../src/ui/map/${path}`, import.meta.url), 'utf8')
const ground = drawGround()
const symbolsOf = (text: string) =>
  text.split(';').map((symbol) => {
    const [x, y, scale] = symbol.slice(1).split(' ').map(Number)
    return { x: x!, y: y!, scale: scale! }
  })

describe('the ground of the map', () => {
  it('is what the generator draws, byte for byte', () => expect(read('ground.json')).toBe(groundFile()))

  it('is at most 20 kB with its symbols, 9 kB compressed', () => {
    const text = read('ground.json') + read('symbols.tsx')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000)
    expect(gzipSync(text).length).toBeLessThanOrEqual(9_000)
  })

  it('is read back as the rings that were drawn', () => {
    const [drawn, back] = [drawnLand(), ringsOf(ground.coast)]
    expect(back.map((ring) => ring.length)).toEqual(drawn.map((ring) => ring.length))
    for (const [i, ring] of back.entries())
      for (const [j, { x, y }] of ring.entries()) {
        expect(Math.abs(x - drawn[i]![j]!.x)).toBeLessThan(0.06)
        expect(Math.abs(y - drawn[i]![j]!.y)).toBeLessThan(0.06)
      }
  })

  it('draws no coast further than 4 km from that of the source', () => {
    const exact = landRings(0)
    // A map unit is 5.1 km at the equator.
    const furthest = Math.max(
      ...landRings(0.55)
        .flat()
        .map((point) => distanceToCoast(exact, point)),
    )
    expect(furthest).toBeLessThan(0.01)
    const drawn = landRings(0.55)
    const strayed = exact
      .filter((ring) => ring.length > 40)
      .flat()
      .map((point) => distanceToCoast(drawn, point))
    expect(Math.max(...strayed) * 5.1).toBeLessThan(4)
  })

  it('has no hill in the sea or across a coast', () => {
    const land = ringsOf(ground.coast)
    for (const colours of ['foothills', 'ghats', 'dry', 'east'] as const)
      for (const { x, y, scale } of symbolsOf(ground[colours]))
        for (const side of [-9, 0, 9]) {
          const foot = { x: x + side * scale, y }
          expect(isOnLand(land, foot) && distanceToCoast(land, foot) > 2, `${colours} at ${x} ${y}`).toBe(true)
        }
  })

  it('has no wave on land', () => {
    const land = ringsOf(ground.coast)
    const starts = [...ground.waves.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    expect(starts.length).toBeGreaterThan(50)
    expect(starts.filter((start) => isOnLand(land, start))).toEqual([])
  })

  it('draws every river in three widths', () => {
    for (const part of ground.rivers) expect(part.match(/M/g)).toHaveLength(Object.keys(RIVERS).length)
  })
})
