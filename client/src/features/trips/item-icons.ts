import type { TripItem } from '@saathi/shared/trips/schema'
import {
  BedDouble,
  Bus,
  CarFront,
  Coffee,
  Footprints,
  Landmark,
  type LucideIcon,
  MapPin,
  Plane,
  Ship,
  Sofa,
  Sparkles,
  TrainFront,
  Utensils,
  Wallet,
} from 'lucide-react'

const TRAVEL = {
  road: CarFront,
  bus: Bus,
  rail: TrainFront,
  air: Plane,
  sea: Ship,
  local: Bus,
  walk: Footprints,
} satisfies Record<NonNullable<TripItem['by']>, LucideIcon>

const KINDS = {
  travel: CarFront,
  visit: Landmark,
  meal: Utensils,
  stay: BedDouble,
  rest: Sofa,
  free: Sparkles,
  other: MapPin,
} satisfies Record<TripItem['kind'], LucideIcon>

/** Meals that end before this minute are breakfasts. */
const NOON = 11 * 60

/** The icon of an item, by its kind; of travel by its way. */
export function iconOf(
  { kind, by, minutes }: Pick<TripItem, 'kind' | 'by'> & { minutes?: number },
  start: number,
): LucideIcon {
  if (kind === 'other' && minutes === 0) return Wallet
  if (kind === 'travel' && by) return TRAVEL[by]
  return kind === 'meal' && start < NOON ? Coffee : KINDS[kind]
}
