import { CHILDREN_MAX, PARTY_MAX } from '@saathi/shared/recommend/form-choices'
import { partyOf } from '@saathi/shared/recommend/party'
import { type DreamTrip, GROUP_SIZES } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/who.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'

type Props = { trip: DreamTrip; onChange: (part: Partial<DreamTrip>) => void }

const AS_CHOSEN = ''
/** A child's age before somebody chooses it. */
const FIRST_AGE = 8
const AGES = Array.from({ length: 18 }, (_, age) => [String(age), text.ageOf(age)] as const)
const counts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => [String(from + at), String(from + at)] as const)

/** Who travels, exactly, and what suits them. */
export function WhoTravels({ trip, onChange }: Props) {
  const { adults, childrenAges: ages = [], seniors = 0 } = trip
  const party = partyOf(trip)
  const change = (part: Partial<DreamTrip>) => onChange({ ...part, ...sizeFor({ ...trip, ...part }) })
  return (
    <fieldset className="col-span-full grid gap-x-3 gap-y-4 min-[420px]:grid-cols-2 lg:grid-cols-4">
      <legend className="mb-2 font-[650]">{text.whoTravels}</legend>
      <Select
        label={text.adults}
        name="adults"
        value={adults === undefined ? AS_CHOSEN : String(adults)}
        choices={[[AS_CHOSEN, text.asChosen(party.adults)], ...counts(1, PARTY_MAX - ages.length)]}
        onChange={(value) => change({ adults: value === AS_CHOSEN ? undefined : Number(value) })}
      />
      <Select
        label={text.seniors}
        name="seniors"
        value={String(party.seniors)}
        choices={[['0', text.none], ...counts(1, party.adults)]}
        onChange={(value) => change({ seniors: value === '0' ? undefined : Number(value) })}
      />
      <Select
        label={text.children}
        name="children"
        value={String(ages.length)}
        choices={[
          ['0', text.none],
          ...counts(1, Math.min(CHILDREN_MAX, PARTY_MAX - Math.min(party.adults, PARTY_MAX - 1))),
        ]}
        onChange={(value) => {
          const next = Array.from({ length: Number(value) }, (_, at) => ages[at] ?? FIRST_AGE)
          change({
            childrenAges: next.length === 0 ? undefined : next,
            adults: next.length === 0 ? adults : party.adults,
          })
        }}
      />
      {ages.map((age, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other name.
          key={at}
          label={text.ageOfChild(at + 1)}
          name={`age${at}`}
          value={String(age)}
          choices={AGES}
          onChange={(value) => change({ childrenAges: ages.map((each, nth) => (nth === at ? Number(value) : each)) })}
        />
      ))}
      <div className="col-span-full grid gap-x-6 gap-y-3 md:grid-cols-2">
        <Checkbox
          label={text.easyWalking}
          hint={text.easyWalkingHint}
          checked={trip.easyWalking ?? false}
          onChange={(event) => change({ easyWalking: event.target.checked || undefined })}
        />
        <Checkbox
          label={text.firstTime}
          hint={text.firstTimeHint}
          checked={trip.firstTimeInMountains ?? false}
          onChange={(event) => change({ firstTimeInMountains: event.target.checked || undefined })}
        />
      </div>
      {seniors > 0 || ages.length > 0 ? <p className="col-span-full text-muted text-sm">{text.childrenRule}</p> : null}
    </fieldset>
  )
}

/** The size of the form that goes with exact adults: the next one above. */
function sizeFor(trip: DreamTrip): Partial<DreamTrip> {
  if (trip.adults === undefined) return {}
  const { people } = partyOf(trip)
  return { group_size: GROUP_SIZES.find((size) => Number(size) >= people) ?? '10' }
}
