// Who goes to a place, in its rows and in results.
export const peopleCount = (n: number) => (n >= 500 ? '500 or more' : String(n))
export const tourCount = (n: number) => (n === 1 ? '1 tour' : n >= 20 ? '20 or more tours' : `${n} tours`)
/** `2 tours · 11 going`; empty without any. */
export const companyInShort = (tours: number, going: number | null) =>
  [tours > 0 ? tourCount(tours) : '', going === null ? '' : `${peopleCount(going)} going`].filter(Boolean).join(' · ')
