import type { Dataset, Destination } from '../facts/dataset.ts'
import { type LegWay, legWays } from './leg-ways.ts'
import type { RouteTrip } from './route-trip.ts'

/** The ways between places in the month of a trip. */
export type RouteGraph = {
  /** By the ids of both ends. */
  ways: ReadonlyMap<string, readonly LegWay[]>
  /** Places that a way joins to one. */
  next: ReadonlyMap<string, readonly string[]>
}

export function routeGraph(dataset: Dataset, { trip }: RouteTrip, allows: (place: Destination) => boolean): RouteGraph {
  const places = new Map(dataset.destinations.filter(allows).map((place) => [place.id, place]))
  const ways = new Map<string, LegWay[]>()
  const next = new Map<string, string[]>()
  for (const row of dataset.legs) {
    const [a, b] = [places.get(row.from), places.get(row.to)]
    if (!a || !b) continue
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const found = legWays(dataset, trip, row, { from, to })
      if (found.length === 0) continue
      const key = `${from.id} ${to.id}`
      ways.set(key, [...(ways.get(key) ?? []), ...found])
      join(next, from.id, to.id)
      join(next, to.id, from.id)
    }
  }
  return { ways, next }
}

function join(next: Map<string, string[]>, from: string, to: string): void {
  const known = next.get(from)
  if (!known) next.set(from, [to])
  else if (!known.includes(to)) known.push(to)
}

/** Every set of two to so many places that a path of ways joins and that holds all that are wanted, each once. */
export function joinedSets({ next }: RouteGraph, wanted: readonly string[], most: number): string[][] {
  const sets = new Map<string, string[]>()
  const path: string[] = []
  const walk = (at: string): void => {
    path.push(at)
    if (path.length > 1 && wanted.every((id) => path.includes(id))) {
      const sorted = [...path].sort()
      sets.set(sorted.join(), sorted)
    }
    const missing = wanted.filter((id) => !path.includes(id)).length
    if (path.length < most && missing <= most - path.length)
      for (const other of next.get(at) ?? []) if (!path.includes(other)) walk(other)
    path.pop()
  }
  for (const start of next.keys()) walk(start)
  return [...sets.values()]
}
