import type { Numbers } from '@saathi/shared/admin/numbers'
import { FIRST_ANSWER_GOAL_HOURS, NUMBER_PERIODS } from '@saathi/shared/admin/rules'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-numbers.ts'
import { Select } from '../../../ui/select.tsx'
import { loadState } from '../load-state.tsx'
import { PageHead } from '../page-head.tsx'
import { changeOf } from './change.ts'
import { Destinations } from './destinations.tsx'
import { HealthCards } from './health-cards.tsx'
import { PlotCard } from './plot-card.tsx'

type Period = (typeof NUMBER_PERIODS)[number]
const PERIODS = NUMBER_PERIODS.map((days) => [String(days), text.daysOf(days)] as const)

/** Counts by day as plots with their tables, and the health of the site. */
export default function NumbersPage() {
  const [days, setDays] = useState<Period>(28)
  const numbers = trpc.admin.numbers.useQuery({ days })
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        <Select
          label={text.period}
          name="period"
          className="w-36"
          value={String(days)}
          choices={PERIODS}
          onChange={(value) => setDays(Number(value) as Period)}
        />
      </PageHead>
      <HealthCards />
      {loadState(numbers, text)}
      {numbers.data && <Plots numbers={numbers.data} />}
    </>
  )
}

const COUNTS = [
  ['signUps', text.signUps, 'marigold'],
  ['searches', text.searches, 'indigo'],
  ['tours', text.tours, 'teal'],
  ['matches', text.matches, 'marigold'],
  ['reports', text.reports, 'terra'],
] as const

/** Two columns where each card is wide enough to have its table beside its plot. */
function Plots({ numbers }: { numbers: Numbers }) {
  const { days, seatsTaken, seatsGivenUp, answers, destinations } = numbers
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,48.75rem),1fr))] gap-5">
      {COUNTS.map(([kind, label, colour]) => (
        <PlotCard
          key={kind}
          title={label}
          note={changeOf(numbers[kind], days.length)}
          total={numbers[kind].total}
          days={days}
          lines={[{ label, colour, values: numbers[kind].counts }]}
        />
      ))}
      <PlotCard
        title={text.seats}
        note={changeOf(seatsTaken, days.length)}
        total={seatsTaken.total}
        days={days}
        lines={[
          { label: text.seatsTaken, colour: 'teal', values: seatsTaken.counts },
          { label: text.seatsGivenUp, colour: 'terra', values: seatsGivenUp.counts },
        ]}
      />
      <PlotCard
        title={text.answers}
        note={text.goal(FIRST_ANSWER_GOAL_HOURS)}
        days={days}
        lines={[
          { label: text.median, colour: 'teal', values: answers.medianHours },
          { label: text.slowestTenth, colour: 'terra', values: answers.slowestTenthHours },
        ]}
        goal={{ value: FIRST_ANSWER_GOAL_HOURS, label: text.goal(FIRST_ANSWER_GOAL_HOURS) }}
      />
      <Destinations destinations={destinations} />
    </div>
  )
}
