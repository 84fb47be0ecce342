// The filter of the tour list by destination.

export const toursTo = (name: string) => `Tours to ${name}`
export const removeFilter = 'Remove this filter'
