import { rupeeRange } from '@saathi/shared/lib/money'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import { nightPrice } from '../cost/cost.ts'
import { EXTRA_BED, LODGINGS, type Lodging, lodgingsFor } from '../cost/lodging.ts'
import { sleepersOf } from '../cost/travellers.ts'
import type { Dataset, Range } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { TravelOption } from '../rank/travel-option.ts'

type Stays = Recommendation['accommodation']

/** The lodgings for the party, the costed one first; shared rooms stand for the guest house that they are in. */
export function accommodation(
  dataset: Dataset,
  { party, when }: ParsedTrip,
  { place, lodging: costed }: TravelOption,
): Stays {
  const isShown = (other: Lodging) => other !== costed && other !== (costed === 'shared' ? 'budget' : 'shared')
  const others = lodgingsFor(place, sleepersOf(party, dataset.transport.children)).filter(isShown).reverse()
  return [costed, ...others].flatMap((lodging): Stays => {
    const type = LODGINGS[lodging].heading
    if (lodging === 'day-trip') return [{ type, price_range: 'Back on the same day', suggested_options: [] }]
    const range = nightPrice(dataset, place, lodging, when)
    return range ? [{ type, price_range: priceText(lodging, range), suggested_options: place.stay_areas }] : []
  })
}

function priceText(lodging: Lodging, range: Range): string {
  if (lodging === 'dorm') return `${rupeeRange(...range)} a bed a night`
  const room = `${rupeeRange(...range)} a room a night`
  if (lodging !== 'shared') return room
  const [low, high] = range
  return `${room}, and ${rupeeRange(Math.round(EXTRA_BED[0] * low), Math.round(EXTRA_BED[1] * high))} an extra bed`
}
