/** The price bands of a filter, a person: wire value (`from-to`, either side open) and label. */
export const PRICE_BANDS = [
  ['', 'Any price'],
  ['-10000', 'Up to ₹10,000'],
  ['10000-20000', '₹10,000 to ₹20,000'],
  ['20000-35000', '₹20,000 to ₹35,000'],
  ['35000-', 'Over ₹35,000'],
] as const
export type PriceBand = (typeof PRICE_BANDS)[number][0]

/** What a band asks for, in whole rupees; it includes both of its ends. */
export function priceLimits(band: PriceBand = ''): { minPrice?: number; maxPrice?: number } {
  const [from, to] = band.split('-')
  return { minPrice: from ? Number(from) : undefined, maxPrice: to ? Number(to) : undefined }
}
