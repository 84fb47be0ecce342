import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { OwnPlan } from '@saathi/shared/plans/schema'
import { CalendarDays, EyeOff, Users, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { DestinationLink } from '../../ui/destination-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'

type Props = {
  plan: OwnPlan
  onChange: () => void
  /** Searches for others in the days of the plan. */
  onSearch: () => void
  /** Hosts a tour for the plan. */
  host: ReactNode
}

/** A plan of the user, with how many others it overlaps. */
export function OwnPlanCard({ plan, onChange, onSearch, host }: Props) {
  const { place, travelDates, flexibleDays, company, note, visibleTo, sameGenderOnly, ended } = plan
  const days = spanOfDays(travelDates.start, travelDates.end)
  return (
    <article className="flex h-full flex-col gap-3 rounded-3xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-xl [overflow-wrap:anywhere]">
          <DestinationLink id={place.id.startsWith('region:') ? null : place.id}>{place.name}</DestinationLink>
        </h3>
        {ended && <p className="rounded-full bg-sunk px-3 py-0.5 font-[600] text-muted text-sm">{text.ended}</p>}
      </div>
      <ul className="grid gap-1.5 text-muted text-sm [&_li]:flex [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <li>
          <CalendarDays aria-hidden />
          <span className="tabular-nums">{flexibleDays > 0 ? `${days}, ${text.giveOrTake(flexibleDays)}` : days}</span>
        </li>
        <li>
          <Users aria-hidden />
          {text.company[company]}
        </li>
        {visibleTo !== 'everyone' && (
          <li>
            <EyeOff aria-hidden />
            {text.visibleTo[visibleTo]}
          </li>
        )}
        {sameGenderOnly && (
          <li>
            <UsersRound aria-hidden />
            {text.findableBySameGender}
          </li>
        )}
      </ul>
      {note && <p className="[overflow-wrap:anywhere]">{note}</p>}
      {!ended && <Overlaps plan={plan} onSearch={onSearch} host={host} />}
      <div className="mt-auto flex flex-wrap gap-x-5 pt-1">
        {!ended && (
          <button type="button" aria-label={text.changePlan(place.name)} onClick={onChange} className={TEXT_BUTTON}>
            {text.change}
          </button>
        )}
        <WithdrawButton plan={plan} />
      </div>
    </article>
  )
}

const TEXT_BUTTON = 'min-h-11 rounded font-[650] text-teal underline underline-offset-4'

function Overlaps({ plan, onSearch, host }: Omit<Props, 'onChange'>) {
  const { data } = trpc.plans.overlaps.useQuery({ planId: plan._id })
  if (!data) return <div className="skeleton h-11" />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-[600]">{data.plans > 0 ? text.othersThen(data.plans) : text.nobodyThen}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-label={text.seeWhoTo(plan.place.name)} onClick={onSearch}>
          {text.seeWho}
        </Button>
        {data.plans > 0 && host}
      </div>
    </div>
  )
}

function WithdrawButton({ plan: { _id: planId, place } }: { plan: OwnPlan }) {
  const [asking, setAsking] = useState(false)
  const utils = trpc.useUtils()
  const withdraw = trpc.plans.withdraw.useMutation()

  async function confirm() {
    if (withdraw.isPending) return
    try {
      await withdraw.mutateAsync({ planId })
      setAsking(false)
      toast.success(text.withdrawn)
      utils.plans.list.invalidate()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.withdrawFailed)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.withdrawPlan(place.name)}
        onClick={() => setAsking(true)}
        className={TEXT_BUTTON}
      >
        {text.withdraw}
      </button>
      <Dialog title={text.withdrawQuestion(place.name)} open={asking} onClose={() => setAsking(false)}>
        <p className="mt-2 text-muted">{text.withdrawWhy}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={confirm} aria-disabled={withdraw.isPending}>
            {text.withdraw}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {text.keepIt}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
