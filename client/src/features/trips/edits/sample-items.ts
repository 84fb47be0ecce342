// Items for tests.
import type { TripItem, TripItemFacts } from '@saathi/shared/trips/schema'
import { currentFacts, type Edits, setFacts } from './trip-edits.ts'

export const facts = (change: Partial<TripItemFacts> = {}): TripItemFacts => ({
  day: 0,
  order: 1,
  kind: 'visit',
  title: 'Taj Mahal',
  note: '',
  fixedStart: null,
  minutes: 120,
  cost: 0,
  costPart: 'entry',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
  ...change,
})
export const item = (id: string, version: number, change: Partial<TripItemFacts> = {}): TripItem => ({
  id,
  version,
  removed: false,
  ...facts(change),
})

/** Changes some fields of an item. */
export const put = (edits: Edits, id: string, change: Partial<TripItemFacts>) =>
  setFacts(edits, { [id]: { ...facts(), ...currentFacts(edits, id), ...change } })
