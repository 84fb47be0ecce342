import * as text from '../messages/en/lib/prices.ts'
/** Price bands per person: wire value (`from-to`, either side may be empty) and label. */
export const PRICE_BANDS = [
  ['', text.anyPrice],
  ['-10000', text.upTo('₹10,000')],
  ['10000-20000', text.between('₹10,000', '₹20,000')],
  ['20000-35000', text.between('₹20,000', '₹35,000')],
  ['35000-', text.over('₹35,000')],
] as const
export type PriceBand = (typeof PRICE_BANDS)[number][0]

/** The bounds of a band in whole rupees, both inclusive. */
export function priceLimits(band: PriceBand = ''): { minPrice?: number; maxPrice?: number } {
  const [from, to] = band.split('-')
  return { minPrice: from ? Number(from) : undefined, maxPrice: to ? Number(to) : undefined }
}
