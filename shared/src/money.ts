// By hand: in a browser the first use of `Intl` loads much, which would hold up the first page.
const grouped = (whole: number): string => String(whole).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** Whole rupees as Indians write them: `rupees(100000)` is `₹1,00,000`. */
export const rupees = (amount: number): string => `₹${grouped(Math.round(amount))}`

/** What one person pays, in whole rupees: `Free` for nothing, `N/A` for no number yet (NaN). */
export const priceWords = (price: number): string => (price > 0 ? rupees(price) : price === 0 ? 'Free' : 'N/A')

/** The same in a sentence: `₹11,900 a person`, `Free`. */
export const priceEach = (price: number): string => (price > 0 ? `${rupees(price)} a person` : priceWords(price))

/** A range of whole rupees: `₹2,500–₹5,000`. */
export const rupeeRange = (low: number, high: number): string => `${rupees(low)}–${rupees(high)}`
