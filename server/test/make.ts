import type { PackageFacts } from '@saathi/shared/packages/schema'
import type { PlanDraft } from '@saathi/shared/plans/schema'
import type { ReferenceFacts } from '@saathi/shared/references/schema'
import type { TourFacts } from '@saathi/shared/tours/schema'
import type * as z from 'zod/mini'

let count = 0

/** A valid package, with these fields changed. */
export function aPackage(overrides: Partial<PackageFacts> = {}): PackageFacts {
  count += 1
  return {
    slug: `konkan-${count}`,
    name: `Konkan, slowly ${count}`,
    description: 'Five days of fishing villages, fort walls and lunches that take an afternoon.',
    tourType: 'beaches',
    price: 15_200,
    nights: 4,
    images: ['pictures/konkan.svg'],
    imageUrl: 'pictures/konkan.svg',
    destinations: ['Malvan, Maharashtra'],
    activities: [{ name: 'Sindhudurg fort', description: 'Across the water by boat, back before the wind.' }],
    raccom: [{ name: 'Homestay', description: 'Two rooms behind the fishing quarter.' }],
    ...overrides,
  }
}

/** A valid group tour in the winter after NOON, with these fields changed. */
export const aTour = (overrides: Partial<z.input<typeof TourFacts>> = {}): z.input<typeof TourFacts> => ({
  name: 'Konkan, slowly',
  description: 'Boats in the morning, fish at noon.',
  destination: 'Malvan, Maharashtra',
  travelDates: { start: '2026-12-12', end: '2026-12-15' },
  price: 15_200,
  ...overrides,
})

/** A valid travel plan in the winter after NOON, with these fields changed. */
export const aPlan = (overrides: Partial<z.input<typeof PlanDraft>> = {}): z.input<typeof PlanDraft> => ({
  placeId: 'hampi',
  travelDates: { start: '2026-12-12', end: '2026-12-15' },
  company: 'alone',
  ...overrides,
})

/** A valid reference, with these fields changed. */
export const aReference = (
  overrides: Partial<z.input<typeof ReferenceFacts>> = {},
): z.input<typeof ReferenceFacts> => ({
  company: ['calm', 'organised'],
  wouldTravelAgain: true,
  text: 'Knew every ferry, and never hurried anybody.',
  ...overrides,
})
