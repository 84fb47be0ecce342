import { rich } from '@saathi/shared/lib/rich'

// The package list of the home page, and what a package page shows while it loads.

export const title = 'Our Travel Packages'
export const intro = 'Trips with a plan and a price, and people to go with.'
export const pausePictures = 'Pause the pictures'
export const playPictures = 'Play the pictures'
export const filtersLabel = 'Packages'
export const search = 'Search packages'
export const searchExample = 'Hampi, snow'
export const kindOfTrip = 'Kind of trip'
export const allKinds = 'All'
export const pricePerPerson = 'Price per person'
export const failed = 'We could not load the packages just now.'
export const tryAgain = 'Try again'
export const noMatch = 'No package matches these filters.'
export const clearFilters = 'Clear the filters'
export const none = 'There are no packages yet. Please look in again soon.'
export const moreFailed = 'We could not load more packages just now. Please try again.'
export const shown = (count: number) => (count === 1 ? '1 package shown' : `${count} packages shown`)
export const placesJoined = (places: string[]) => places.join(' · ')
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
export const perPerson = (price: string) => rich`<price>${price}</price> a person`
export const free = (price: string) => rich`<price>${price}</price>`
export const loadingTitle = 'Loading'
export const loading = 'Loading...'
