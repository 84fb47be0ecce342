// The editor of one package on the admin site.

export const newTitle = 'New package'
export const all = 'All packages'
export const loadingPackage = 'Loading the package'
export const loadFailed = 'The package could not be loaded.'
export const tryAgain = 'Try again'
export const missing = 'There is no such package.'
export const neverEdited = 'Never edited'
export const versionNumber = (n: number) => `Version ${n}`
export const withdrawn = 'withdrawn'
export const openPage = 'Open its page'

export const form = 'Facts'
export const name = 'Name'
export const slug = 'Slug'
export const slugHint = 'Small letters, digits and hyphens; imports know the package by it.'
export const description = 'Description'
export const kind = 'Kind of trip'
export const price = 'Price, rupees a person'
export const nights = 'Nights'
export const wholeNumber = 'Please give a whole number.'
export const destinations = 'Destinations, one a line'
export const destinationsHint = 'The name of a destination in our dataset becomes a link to its page.'
export const images = 'Pictures of the card, one a line'
export const imagesHint = 'A path such as pictures/hampi.svg, or an address that begins with https://'
export const imageUrl = 'Picture of the page'
export const imageUrlHint = 'Empty: the first picture of the card'
export const activities = 'Activities'
export const activity = (n: number) => `Activity ${n}`
export const addActivity = 'Add an activity'
export const accommodations = 'Accommodations'
export const accommodation = (n: number) => `Accommodation ${n}`
export const addAccommodation = 'Add an accommodation'
export const itemName = 'Name'
export const itemDescription = 'Description'
export const remove = (what: string) => `Remove: ${what}`
export const note = 'Note for the audit log (optional)'
export const save = 'Save'
export const add = 'Add to the catalogue'
export const saving = 'Saving...'
export const saved = (n: number) => `Saved as version ${n}. The site shows it.`
export const nothingChanged = 'Nothing has changed.'
export const discard = 'Discard changes'
export const unsaved = 'Not saved yet'
export const saveFailed = 'We could not save this. Your text is still here.'
export const conflict = (names: string) =>
  names
    ? `Somebody has saved this package since you opened it. Your text is still here. They changed: ${names}. Save again to put your text in place of theirs.`
    : 'Somebody has saved this package since you opened it. Your text is still here.'
export const takeTheirs = 'Take theirs instead'
export const fields = {
  slug: 'slug',
  name: 'name',
  description: 'description',
  tourType: 'kind of trip',
  price: 'price',
  nights: 'nights',
  images: 'pictures',
  imageUrl: 'picture of the page',
  destinations: 'destinations',
  activities: 'activities',
  raccom: 'accommodations',
}

export const preview = 'Preview'
export const previewNote = 'As visitors see it, while you write.'

export const versions = 'Versions'
export const noVersions = 'Nobody has edited this package yet.'
export const current = 'current'
export const beforeFirstEdit = 'As it was before the first edit'
export const byAt = (name: string, at: string) => `${name}, ${at}`
export const makeCurrent = 'Make this the current one'
export const makeCurrentName = (n: number) => `Make version ${n} the current one`
export const madeCurrent = (from: number, to: number) => `Version ${from} is back, as version ${to}.`
export const saveFirst = 'Save or discard your changes before an earlier version comes back.'
export const failed = 'That did not work. Please try again.'

export const withdraw = 'Withdraw'
export const offer = 'Offer again'
export const withdrawTitle = (name: string) => `Withdraw “${name}”?`
export const withdrawEffect = 'Visitors no longer find it, and new tours cannot use it. Tours that use it keep it.'
export const offerTitle = (name: string) => `Offer “${name}” again?`
export const offerEffect = 'Visitors find it again, and new tours can use it.'
export const isWithdrawn = 'The package is withdrawn.'
export const isOffered = 'The package is offered again.'
export const cancel = 'Cancel'

export const leaveTitle = 'Leave without saving?'
export const leaveEffect = 'What you changed here would be lost.'
export const leave = 'Leave'
export const stay = 'Stay'
