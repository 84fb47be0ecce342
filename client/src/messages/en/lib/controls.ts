// Texts of shared components that the first page does not load.

export const previousPicture = (name: string) => `Previous picture: ${name}`
export const nextPicture = (name: string) => `Next picture: ${name}`
export const pictureNumber = (at: number, count: number) => `Picture ${at} of ${count}`
export const showField = (label: string) => `Show ${label.toLowerCase()}`
export const seeMore = 'See More'
export const seeLess = 'See Less'
export const seeMoreAbout = (name: string) => `See More about ${name}`
export const seeLessAbout = (name: string) => `See Less about ${name}`
export const print = 'Print'
export const linkCopied = 'Link copied.'
export const copyLink = 'Copy this link'
export const save = 'Save'
export const saved = 'Saved'
export const saveName = (name: string) => `Save: ${name}`
export const logInToSave = 'Please log in to save this.'
export const addedToSaved = 'Added to your saved list.'
export const removedFromSaved = 'Removed from your saved list.'
export const saveFailed = 'We could not save this. Please try again.'
