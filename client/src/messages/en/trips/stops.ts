import { rupees } from '@saathi/shared/lib/money'

// A trip over several places.
const plural = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

export const wayTo = (place: string) => `On the way to ${place}`
export const wayHome = 'On the way home'
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const homeFrom = (place: string) => `${place}, and home`
export const journey = 'The journey'
export const changePlaces = 'Change the places'
export const addPlace = 'Add a place'
export const mapName = (names: readonly string[]) => `Map: the journey over ${names.join(', ')}`
export const nights = (count: number) => (count === 0 ? 'no night' : plural(count, 'night'))
export const atDay = (label: string, place: string) => `Show ${place}, from ${label}`

// The sheet that plans one.
export const planPlaces = 'Plan this journey'
export const daysInAll = 'Days in all'
export const findingRoute = 'Looking for the best order...'
export const inShort = (days: number, nights: number, total: number) =>
  `${plural(days, 'day')}, ${plural(nights, 'night')}, about ${rupees(total)} for all of you.`
