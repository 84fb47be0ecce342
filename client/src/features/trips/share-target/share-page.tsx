import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Journey } from '@saathi/shared/trips/journeys'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/share-target.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { lastDayOf } from '../journeys.ts'
import { ShareSkeleton } from './share-skeleton.tsx'
import { forgetShared, setSharedFor } from './shared-text.ts'
import { readShared, tripsForTicket } from './shared-words.ts'

/** Asks for the trip of a text that was shared to the installed app. */
export function SharePage({ problem }: { problem: unknown }) {
  const client = useQueryClient()
  const [words, setWords] = useState<string | null>()
  const journeys = trpc.trips.journeys.useQuery(undefined, { staleTime: 0 })
  useTitle(text.title)
  useEffect(() => {
    readShared(Date.now()).then(setWords)
  }, [])
  if (problem === 'missed' || problem === 'long')
    return <NoText title={text.problemTitle}>{text.problems[problem]}</NoText>
  if (words === null) return <NoText title={text.noneTitle}>{text.none}</NoText>
  if (words === undefined || journeys.isPending) return <ShareSkeleton />
  const trips = tripsForTicket(journeys.data?.items ?? [])
  return (
    <div className="wrap max-w-160! py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl md:text-4xl">
        {text.title}
      </h1>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        tabIndex={0}
        aria-label={text.sharedText}
        className="mt-5 max-h-48 overflow-y-auto whitespace-pre-wrap rounded-2xl bg-sunk px-4 py-3 text-sm [overflow-wrap:anywhere]"
      >
        {words.slice(0, SHOWN)}
      </section>
      <p className="mt-3 flex max-w-none items-start gap-2.5 text-muted text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {text.privacy}
      </p>
      <div className="mt-7">
        {trips.length > 0 ? (
          <ChooseTrip words={words} trips={trips} />
        ) : journeys.isError ? (
          <EmptyState alert action={<Button onClick={() => journeys.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(journeys.error) ?? text.failed}
          </EmptyState>
        ) : (
          <EmptyState
            action={
              <Link
                to="/destinations"
                className={buttonClass('main')}
                onClick={() => setSharedFor(client, null, words)}
              >
                {text.planTrip}
              </Link>
            }
          >
            {text.noTrip}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

/** The characters of a long text that are shown. */
const SHOWN = 4_000

function NoText({ title, children }: { title: string; children: string }) {
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {title}
      </h1>
      <EmptyState
        alert
        action={
          <Link to="/trips" className={buttonClass('main')}>
            {text.yourTrips}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

type Props = { words: string; trips: (Journey & { tripId: string })[] }

function ChooseTrip({ words, trips }: Props) {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [tripId, setTripId] = useState(trips[0]?.tripId ?? '')
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function open() {
    if (opening) return
    setOpening(true)
    try {
      const trip = await utils.trips.get.fetch({ tripId })
      if (trip.mayEdit) {
        setSharedFor(client, tripId, words)
        if (trip.tour) await navigate({ to: '/tours/$tourId/plan', params: { tourId: trip.tour._id }, replace: true })
        else await navigate({ to: '/trips/$tripId', params: { tripId }, replace: true })
      } else setFailure(text.mayOnlyRead)
    } catch (error) {
      setFailure(errorMessage(error) ?? text.openFailed)
    }
    setOpening(false)
  }

  async function discard() {
    await forgetShared(client)
    await navigate({ to: '/trips', replace: true })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <fieldset className="grid gap-2.5">
        <legend className="mb-2.5 text-xl font-display">{text.whichTrip}</legend>
        {trips.map((trip) => (
          <label
            key={trip._id}
            className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-card px-4 py-2.5 has-checked:border-teal has-checked:ring-1 has-checked:ring-teal"
          >
            <input
              type="radio"
              name="trip"
              value={trip.tripId}
              checked={trip.tripId === tripId}
              onChange={() => {
                setTripId(trip.tripId)
                setFailure(null)
              }}
              className="size-5 shrink-0 accent-teal"
            />
            <span className="min-w-0">
              <span className="block font-[650] leading-tight [overflow-wrap:anywhere]">{trip.title}</span>
              <span className="block text-muted text-sm">{daysOf(trip)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 empty:mt-0">
        <FormError>{failure}</FormError>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={opening}>
          {opening ? text.opening : text.goOn}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {text.discard}
        </Button>
      </div>
    </form>
  )
}

const daysOf = (trip: Journey) =>
  trip.startDate ? spanOfDays(trip.startDate, lastDayOf(trip) ?? trip.startDate) : text.noDates(trip.dayCount)
