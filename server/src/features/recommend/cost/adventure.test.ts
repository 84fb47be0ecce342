import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { isPitchTrue } from '../facts/season.ts'
import { extrasFor } from './cost.ts'
import { LODGINGS, type Lodging, usualPrice } from './lodging.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const places = dataset.destinations.filter(({ types }) => types.includes('adventure'))

/** What one does there for next to nothing: a walk, a climb, or the drive itself. */
const FREE: Record<string, string> = {
  'shillong-sohra': 'Double-decker root bridge at Nongriat',
  tawang: 'Sela pass and lake',
  pachmarhi: 'Chauragarh climb',
  'dzukou-kohima': 'Dzukou valley trek from Viswema or Jakhama',
  'gangtok-north-sikkim': 'Tsomgo lake',
  spiti: 'Chandratal lake',
  'leh-ladakh': 'Khardung La and Nubra dunes (Hunder)',
  'kasol-parvati': 'Kheerganga hot-spring trek',
  'kedarnath-badrinath': 'Kedarnath temple and trek from Gaurikund',
  dharamshala: 'Triund trek',
  'jibhi-tirthan': 'Jalori pass and Serolsar lake walk',
  'chopta-tungnath': 'Deoria Tal from Sari',
  'valley-of-flowers': 'Hemkund Sahib',
  hampi: 'Matanga hill',
  chikmagalur: 'Mullayanagiri peak',
  sakleshpur: 'Jenukallu gudda trek',
  'jog-falls': 'Steps to the foot of the falls',
  athirappilly: 'Athirappilly falls, top and foot',
  'igatpuri-bhandardara': 'Kalsubai climb from Bari',
  kutch: 'White Rann at Dhordo',
  yadadri: 'Bhongir fort climb',
}
/** In the months without snow. */
const FREE_IN: Record<string, string> = { auli: 'Gorson bugyal walk', 'nandi-hills': 'Sunrise from the hilltop' }
const NEXT_TO_NOTHING = 200

const needed = (place: Destination, month: number, lodging: Lodging) =>
  extrasFor({ place, type: 'adventure', month, lodging, keepsCar: false }).filter(
    ({ optional }) => !(optional === true || optional?.includes('adventure')),
  )
/** A jeep into the dunes is an adventure, a ferry to a fort is none. */
const isAdventure = ({ item, types, travel, optional }: Destination['typical_extras_inr'][number]) =>
  ((types?.includes('adventure') && !travel) || optional !== undefined || /dunes/.test(item)) && !/ferry/.test(item)

test('an adventure in its months: is in the bill, or costs next to nothing there', () => {
  const without: string[] = []
  for (const place of places)
    for (let month = 1; month <= 12; month++) {
      if (!isPitchTrue(place, 'adventure', month)) continue
      const free = FREE[place.id] ?? FREE_IN[place.id]
      const isFree = place.highlights.some(
        ({ name, fee_inr = 0, months }) =>
          name === free && fee_inr <= NEXT_TO_NOTHING && (!months || months.includes(month)),
      )
      for (const lodging of Object.keys(LODGINGS) as Lodging[]) {
        if (!usualPrice(place, lodging) || needed(place, month, lodging).some(isAdventure)) continue
        if (!isFree || (place.id === 'auli' && month <= 3)) without.push(`${place.id} ${month} ${lodging}`)
      }
    }
  expect(without).toEqual([])
})

const asked: DreamTrip = {
  budget: '10000',
  starting_location: 'chennai',
  group_size: '4',
  preference_type: 'adventure',
}
const yelagiri = (given: Partial<DreamTrip>) =>
  recommend(dataset, { ...asked, month: 11, ...given }, NOW).items.find(({ id }) => id === 'yelagiri')!

test('an adventure that alone passes the budget: the trip is offered without it, ranks lower for it, and says so', () => {
  const [over, whole] = [yelagiri({}), yelagiri({ budget: '20000' })]
  expect(over).toMatchObject({ fits: true })
  expect(over.costLines.map(({ label }) => label)).not.toContain('Adventure camp session (ropes, climb)')
  expect(over.notCounted?.map(({ label }) => label)).toEqual(['Adventure camp session (ropes, climb)'])
  expect(over.cautions[0]).toBe(
    'Fits your budget only without this, which is not in the total: adventure camp session (ropes, climb) (₹3,600).',
  )
  const typeOf = ({ fit }: typeof over) => fit.parts.find(({ name }) => name === 'type')?.score ?? 0
  expect(typeOf(over)).toBeLessThan(typeOf(whole))
  expect(whole.costLines.map(({ label }) => label)).toContain('Adventure camp session (ropes, climb)')
  expect(whole.cautions.join()).not.toContain('only without')
})

test('what one goes there for, without a limit of the budget: is counted whatever it comes to', () => {
  const srinagar = recommend(
    dataset,
    { budget: '100000', starting_location: 'kolkata', group_size: '6', preference_type: 'mountains', month: 2 },
    NOW,
  ).items.find(({ id }) => id === 'srinagar-gulmarg')!
  expect(srinagar.costLines.map(({ label }) => label)).toContain('Gulmarg gondola (both stages)')
  expect(srinagar.cautions.join()).not.toContain('only without')
})

test('optional extras: are counted one by one while money is left, the cheapest first', () => {
  const ooty = (budget: string) =>
    recommend(
      dataset,
      { budget, starting_location: 'bangalore', group_size: '2', preference_type: 'mountains', month: 10 },
      NOW,
    ).items.find(({ id }) => id === 'ooty-coonoor')!
  const names = (budget: string) => ooty(budget).notCounted?.map(({ label }) => label)
  expect(names('9700')).toHaveLength(3)
  expect(names('10200')).not.toContain('Boat at Pykara or Ooty lake')
  expect(names('10200')).toHaveLength(2)
  expect(ooty('10200').estimated_costs.total_cost).toBeLessThanOrEqual(10200)
})
