// Texts of shared components that the first page loads.

export const tryAgain = 'Try again'
export const loading = 'Loading...'
export const loadMore = 'Load more'
export const partFailed = 'This part of the page could not be loaded. Please check your connection.'
export const noImage = 'No Image'
export const close = 'Close'
export const cancel = 'Cancel'
export const showPicture = (name: string, at: number, count: number) => `Show picture ${at} of ${count}: ${name}`
export const pictureOf = (name: string, at: number, count: number) => `${name}, picture ${at} of ${count}`
export const pageTitle = (title: string) => `${title} · Saathi`
export const homeTitle = 'Saathi: travel together across India'
