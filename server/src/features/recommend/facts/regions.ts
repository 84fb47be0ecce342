import type { TourType } from '@saathi/shared/packages/schema'
import type { Dataset, Destination } from './dataset.ts'

/** A state, or another part of the country that people name. */
export type Region = { id: string; name: string; places: Destination[] }

const NORTH_EAST = ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Nagaland', 'Sikkim']
const SOUTH = ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Puducherry', 'Tamil Nadu', 'Telangana']
const NORTH = [
  ...[
    'Delhi',
    'Himachal Pradesh',
    'Jammu and Kashmir',
    'Ladakh',
    'Punjab',
    'Rajasthan',
    'Uttar Pradesh',
    'Uttarakhand',
  ],
]

/** Regions of several states, or of places. */
const GROUPS: { id: string; name: string; states?: string[]; places?: string[] }[] = [
  { id: 'north-east', name: 'the North-East', states: NORTH_EAST },
  { id: 'south-india', name: 'South India', states: SOUTH },
  { id: 'north-india', name: 'North India', states: NORTH },
  {
    id: 'konkan',
    name: 'the Konkan',
    places: ['tarkarli-malvan', 'ganpatipule', 'kashid-murud', 'alibaug', 'north-goa', 'south-goa'],
  },
  { id: 'golden-triangle', name: 'the Golden Triangle', places: ['agra', 'jaipur', 'old-delhi'] },
]

/** Other names of regions, by their id. */
export const REGION_NAMES: Record<string, string[]> = {
  'north-east': ['north east', 'northeast', 'north eastern', 'northeastern', 'seven sisters', 'north east india'],
  'south-india': ['south india', 'southern india'],
  'north-india': ['north india', 'northern india'],
  konkan: ['konkan', 'konkan coast', 'kokan'],
  'golden-triangle': ['golden triangle'],
  'himachal-pradesh': ['himachal'],
  'tamil-nadu': ['tamilnadu', 'tamil nad'],
  'jammu-and-kashmir': ['jammu kashmir'],
  odisha: ['orissa'],
  uttarakhand: ['uttaranchal', 'uttrakhand', 'devbhoomi'],
  'west-bengal': ['bengal'],
  rajasthan: ['rajsthan', 'marwar'],
  'andhra-pradesh': ['andhra'],
  chhattisgarh: ['chattisgarh'],
}

const slugOf = (state: string) =>
  state
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

const known = new WeakMap<Dataset, ReadonlyMap<string, Region>>()

/** The regions by id. A state whose id is that of a place is that place. */
export function regionsOf(dataset: Dataset): ReadonlyMap<string, Region> {
  let regions = known.get(dataset)
  if (regions) return regions
  const { destinations } = dataset
  const ids = new Set(destinations.map(({ id }) => id))
  const inStates = (states: string[]) => destinations.filter(({ state }) => states.includes(state))
  const states = [...new Set(destinations.map(({ state }) => state))].filter((state) => !ids.has(slugOf(state)))
  regions = new Map(
    [
      ...states.map((state): Region => ({ id: slugOf(state), name: state, places: inStates([state]) })),
      ...GROUPS.map(
        ({ id, name, states = [], places = [] }): Region => ({
          id,
          name,
          places: [...inStates(states), ...destinations.filter((place) => places.includes(place.id))],
        }),
      ),
    ].map((region) => [region.id, region]),
  )
  known.set(dataset, regions)
  return regions
}

/** The places that an id means: one, or those of a region; none for an id that nobody has. */
export function placesNamed(dataset: Dataset, id: string): Destination[] {
  const place = dataset.destinations.find((each) => each.id === id)
  return place ? [place] : (regionsOf(dataset).get(id)?.places ?? [])
}

/** The type of trip that most places of a region are known for first. */
export function mainTypeOf({ places }: Region): TourType {
  const counts = new Map<TourType, number>()
  for (const { types } of places) for (const type of types.slice(0, 1)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'historical'
}
