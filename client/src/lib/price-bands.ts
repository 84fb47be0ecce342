/** Price bands per person: wire value (`from-to`, either side may be empty) and label. */
export const PRICE_BANDS = [
  ['', 'Any price'],
  ['-10000', 'Up to ₹10,000'],
  ['10000-20000', '₹10,000 to ₹20,000'],
  ['20000-35000', '₹20,000 to ₹35,000'],
  ['35000-', 'Over ₹35,000'],
] as const
export type PriceBand = (typeof PRICE_BANDS)[number][0]

/** The bounds of a band in whole rupees, both inclusive. */
export function priceLimits(band: PriceBand = ''): { minPrice?: number; maxPrice?: number } {
  const [from, to] = band.split('-')
  return { minPrice: from ? Number(from) : undefined, maxPrice: to ? Number(to) : undefined }
}
