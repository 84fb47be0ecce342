import { rich } from '@saathi/shared/lib/rich'

// The page of one package, and its filter sheet on a phone.

export const inShort = 'The trip in short'
export const perPerson = (price: string) => rich`<price>${price}</price> <each>per person</each>`
export const free = (price: string) => rich`<price>${price}</price>`
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
export const destinations = 'Destinations'
export const activities = 'Activities'
export const accommodations = 'Accommodations'
export const dates = 'Dates'
/** The tour of a date; those that only go to the same place say so. */
export const dateFacts = (tour: string, price: string, ofPackage: boolean) =>
  [tour, price, ...(ofPackage ? [] : ['goes there too'])].join(' · ')
export const noDates = 'No date yet: host it, or plan it for yourselves.'
export const hostTour = 'Host a tour'
export const withdrawn = 'This package is no longer offered.'
export const plansFirstStop = (place: string, days: number) =>
  `Plans ${days === 1 ? '1 day' : `${days} days`} at the first stop, ${place}. Add the others yourself.`
export const join = 'Join The Fun'
export const showPackages = (count: number) => (count === 1 ? 'Show 1 package' : `Show ${count} packages`)
export const showAnyPackages = 'Show packages'
