import type { ReactNode } from 'react'
import type { MapLeg } from './journeys.ts'
import type { MapPoint } from './projection.ts'

export type MapPlace = MapPoint & {
  id: string
  name: string
  /** The text of the disc. */
  number: number
  /** Follows the name in the accessible name, such as a price. */
  label: string
  /** Makes the pin a link. With `onOpen`, a plain click calls that instead, and others open the link in a new tab. */
  href?: string
}

export type MapJourney = { /** The id of a place. */ to: string; legs: MapLeg[] }

export type TravelMapProps = {
  /** In the order of the list that they belong to. */
  places: MapPlace[]
  /** The point of departure. */
  from?: MapPoint & { name: string }
  journeys?: MapJourney[]
  /** The place that stands out, with its name beside it. */
  openId?: string | undefined
  onOpen?: (id: string) => void
  /** Width by height. */
  ratio?: number
  /** The accessible name. */
  name?: string
}

export type MonthMapProps = {
  places: (MapPoint & {
    id: string
    look: 'best' | 'fair' | 'avoid'
    /** Not among those that are searched for. */
    isFaint: boolean
  })[]
  from?: (MapPoint & { name: string }) | undefined
  /** The place with a ring around it. */
  activeId: string | undefined
  /** The pointer is at a place, or at none. */
  onPoint: (id: string | undefined) => void
  /** A place was clicked with a mouse. A finger only points. */
  onOpen: (id: string) => void
  name: string
  /** Width by height. */
  ratio: number
  /** What stands over the map. */
  children?: ReactNode
}
