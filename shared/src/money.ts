const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Whole rupees as Indians write them: `rupees(100000)` is `₹1,00,000`. */
export const rupees = (amount: number): string => `₹${grouped.format(Math.round(amount))}`

/** A range of whole rupees: `₹2,500–₹5,000`. */
export const rupeeRange = (low: number, high: number): string => `${rupees(low)}–${rupees(high)}`
