import { rich } from '@saathi/shared/lib/rich'

// The page of one package, and its filter sheet on a phone.

export const inShort = 'The trip in short'
export const perPerson = (price: string) => rich`<price>${price}</price> <each>per person</each>`
export const free = (price: string) => rich`<price>${price}</price>`
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
export const destinations = 'Destinations'
export const activities = 'Activities'
export const accommodations = 'Accommodations'
export const withdrawn = 'This package is no longer offered.'
export const plansFirstStop = (place: string, days: number) =>
  `Plans ${days === 1 ? '1 day' : `${days} days`} at the first stop, ${place}. Add the others yourself.`
export const join = 'Join The Fun'
export const showPackages = (count: number) => (count === 1 ? 'Show 1 package' : `Show ${count} packages`)
export const showAnyPackages = 'Show packages'
