// Without `Intl`, whose first use in a browser is slow and would delay the first page.
const grouped = (whole: number): string => String(whole).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** Whole rupees with Indian digit grouping: `rupees(100000)` is `₹1,00,000`. */
export const rupees = (amount: number): string => `₹${grouped(Math.round(amount))}`

/** A price per person, in whole rupees: `Free` for 0, `N/A` for NaN. */
export const priceWords = (price: number): string => (price > 0 ? rupees(price) : price === 0 ? 'Free' : 'N/A')

/** The same within a sentence: `₹11,900 a person`, `Free`. */
export const priceEach = (price: number): string => (price > 0 ? `${rupees(price)} a person` : priceWords(price))

/** The price of a tour per person, as `priceWords`; a tour without one is not free: everybody pays for themselves. */
export const tourPrice = (price: number): string => (price === 0 ? 'Pay your own way' : priceWords(price))

/** The same within a sentence: `₹11,900 a person`, `Pay your own way`. */
export const tourPriceEach = (price: number): string => (price === 0 ? tourPrice(price) : priceEach(price))

/** A range of whole rupees: `₹2,500–₹5,000`. */
export const rupeeRange = (low: number, high: number): string => `${rupees(low)}–${rupees(high)}`
