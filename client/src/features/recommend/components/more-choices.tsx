import { nearestStart, OTHER_CITIES } from '@saathi/shared/destinations/cities'
import { indianDay } from '@saathi/shared/lib/days'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { useState } from 'react'
import { CITIES, MAIN_CITIES, MORE_CITIES, TRIP_TYPES } from '../../../lib/choices.ts'
import { stillFrom } from '../../../messages/en/recommend/line.ts'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { Select } from '../../../ui/select.tsx'
import { MissingStart } from './missing-start.tsx'
import { TravelTime } from './travel-time.tsx'
import { WhoTravels } from './who-travels.tsx'

type Props = {
  trip: DreamTrip
  onChange: (trip: DreamTrip) => void
}

const ANY = ''
const DAY_CHOICES = [
  [ANY, text.anyLength],
  ...Array.from({ length: 14 }, (_, index) => [String(index + 1), text.daysAtMost(index + 1)] as const),
] as const

/** The optional fields of the dream trip. Loaded when they are opened. */
export default function MoreChoices({ trip, onChange }: Props) {
  const change = (part: Partial<DreamTrip>) => onChange({ ...trip, ...part })
  const otherTypes = TRIP_TYPES.filter(([type]) => type !== trip.preference_type)
  const second = trip.second_type === trip.preference_type ? undefined : trip.second_type
  return (
    <div className="mt-2 grid gap-x-3 min-[420px]:grid-cols-2 gap-y-4 lg:grid-cols-4">
      <TravelTime trip={trip} today={indianDay(new Date())} onChange={change} />
      <Select
        label={text.howLong}
        name="days"
        value={trip.days === undefined ? ANY : String(trip.days)}
        choices={DAY_CHOICES}
        onChange={(days) => change({ days: days === ANY ? undefined : Number(days) })}
      />
      <Select
        label={text.secondInterest}
        name="second_type"
        value={second ?? ANY}
        choices={[[ANY, text.noSecondInterest], ...otherTypes]}
        onChange={(type) => change({ second_type: type === ANY ? undefined : type })}
      />
      <StartField trip={trip} onChange={change} />
      <WhoTravels trip={trip} onChange={change} />
    </div>
  )
}

/**
 * The start among all cities and towns, the six of the main form first. From some no journeys are known: the nearest city with
 * some is offered, never taken.
 */
function StartField({ trip, onChange }: { trip: DreamTrip; onChange: (part: Partial<DreamTrip>) => void }) {
  const [city, setCity] = useState(ANY)
  const nearest = nearestStart(city)
  const choose = (value: string) => {
    setCity(nearestStart(value) ? value : ANY)
    const start = CITIES.find(([each]) => each === value)?.[0]
    if (start) onChange({ starting_location: start })
  }
  return (
    <Select
      className="min-[420px]:col-span-2"
      label={text.fromCityOrTown}
      name="other_city"
      value={nearest ? city : trip.starting_location}
      onChange={choose}
      hint={
        nearest && (
          <MissingStart
            nearest={nearest}
            trip={trip}
            now={stillFrom(cities[trip.starting_location])}
            onStart={(starting_location) => onChange({ starting_location })}
          />
        )
      }
    >
      {MAIN_CITIES.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      <optgroup label={text.moreCities}>
        {MORE_CITIES.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label={text.withoutJourneys}>
        {OTHER_CITIES.map(([name]) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}
