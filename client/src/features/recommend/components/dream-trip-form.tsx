import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { Compass, House, IndianRupee, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { loadAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/home/home.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { choicesFor, hasMoreOptions, sameTrip } from '../trip-search.ts'
import { FORM_BODY, FORM_TITLE } from './form-placeholder.tsx'

type Props = {
  /** The form's values, initially and whenever the URL names another trip. */
  trip: DreamTrip
  folded: boolean
  busy: boolean
  onSubmit: (trip: DreamTrip) => void
}

const TripLine = lazyComponent(() => loadAfterFirstPaint(() => import('./trip-line.tsx')), { background: true })
const FoldedForm = lazyComponent(() => import('./folded-form.tsx'), {})
const MoreOptions = lazyComponent(() => loadAfterFirstPaint(() => import('./more-options.tsx')), { background: true })

const BUDGET_IS = [
  ['group', text.wholeGroup],
  ['person', text.perPerson],
] as const

export function DreamTripForm({ trip, folded, busy, onSubmit }: Props) {
  const [values, setValues] = useState(trip)
  const [lastTrip, setLastTrip] = useState(trip)
  // Follow the URL when the back button, a shared link or an applied change names another trip.
  if (!sameTrip(lastTrip, trip)) {
    setLastTrip(trip)
    setValues(trip)
  }
  const choices = choicesFor(values)
  const change = (part: Partial<DreamTrip>) => setValues({ ...values, ...part })
  const form = (
    <form
      aria-labelledby="dream-trip"
      aria-busy={busy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(values)
      }}
      className="dream-ticket"
    >
      <div className={FORM_BODY}>
        <h2 id="dream-trip" className={FORM_TITLE}>
          {text.formTitle}
        </h2>
        <div className="dream-fields mt-2 md:mt-5">
          <Select
            label={text.budget}
            name="budget"
            icon={<IndianRupee aria-hidden className="size-3.5" />}
            value={values.budget}
            choices={choices.budget}
            onChange={(budget) => change({ budget })}
          />
          <Select
            label={text.budgetFor}
            name="budgetIs"
            value={values.budgetIs ?? 'group'}
            choices={BUDGET_IS}
            onChange={(budgetIs) => change({ budgetIs: budgetIs === 'person' ? budgetIs : undefined })}
          />
          <Select
            label={text.startingFrom}
            name="starting_location"
            icon={<House aria-hidden className="size-3.5" />}
            value={values.starting_location}
            choices={choices.starting_location}
            onChange={(starting_location) => change({ starting_location })}
          />
          <Select
            label={text.whoIsGoing}
            name="group_size"
            icon={<Users aria-hidden className="size-3.5" />}
            value={values.group_size}
            choices={choices.group_size}
            onChange={(group_size) => change({ group_size })}
          />
          <Select
            label={text.tripType}
            name="preference_type"
            icon={<Compass aria-hidden className="size-3.5" />}
            value={values.preference_type}
            choices={choices.preference_type}
            onChange={(preference_type) => change({ preference_type })}
          />
        </div>
        <div className="dream-extras">
          <Suspense fallback={hasMoreOptions(trip) && <div className="dream-unfolded" />}>
            {!folded && <TripLine trip={values} onChange={setValues} />}
            <MoreOptions trip={values} onChange={setValues} />
          </Suspense>
        </div>
      </div>
      <div className="dream-stub">
        <Button type="submit" disabled={busy} className="w-full px-4!">
          {busy ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  )
  return folded ? (
    <Suspense fallback={<div className="skeleton h-84 rounded-[1.75rem]! md:h-96" />}>
      <FoldedForm trip={values} onSubmit={onSubmit}>
        {form}
      </FoldedForm>
    </Suspense>
  ) : (
    form
  )
}
