// The texts of what is no module: `index.html`, the page of the service worker, and the web app manifest.

export const title = 'Saathi: travel together across India'
export const description =
  'Say what trip you dream of and get places across India with honest costs in rupees, and the reasons why.'
export const failedTitle = 'Something went wrong'
export const failed = 'We could not load this page just now. Please check your connection.'
export const tryAgain = 'Try again'
export const noScript = 'Saathi needs JavaScript to plan your trip. Please turn it on and load the page again.'
export const offlineTitle = 'You are offline'
export const offline =
  'We cannot reach Saathi right now. This page reloads by itself as soon as the connection is back.'
export const appDescription =
  'Plans trips across India with honest costs in rupees, and finds people to take them with.'
export const tripsShortcut = 'Your trips'
export const expensesShortcut = 'Expenses'
export const toursShortcut = 'Tours'
export const matchingShortcut = 'Find your match'

/** The title of a notification that came without words. */
export const news = 'News on Saathi'
