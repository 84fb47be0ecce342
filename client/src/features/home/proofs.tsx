import type { CostProof, HomeProofs, ProofTour } from '@saathi/shared/home/proofs'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { type LucideIcon, MessageCircle, Route as RouteIcon, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import * as text from '../../messages/en/home/proofs.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { CoverPicture } from '../../ui/cover-picture.tsx'

import { SectionHead } from '../../ui/section-head.tsx'

const PARTS = ['flights', 'accommodation', 'daily_expenses'] as const
const LINK = 'mt-auto inline-flex min-h-11 items-center self-start font-[650] text-teal underline underline-offset-4'

type Props = {
  proofs: HomeProofs
  /** The parts of a total, on the scale of a budget. */
  costBar: (costs: CostProof['estimated_costs'], budget: number) => ReactNode
  /** The form in the URL of a place. */
  searchOf: (form: CostProof['form']) => object
}

/** What Saathi is for, in three cards with its own numbers. */
export const Proofs = ({ proofs, costBar, searchOf }: Props) => (
  <section aria-labelledby="proofs" className="wrap pt-14 md:pt-22">
    <SectionHead id="proofs" title={text.title} />
    <ul className="grid gap-4 md:gap-5 lg:grid-cols-3 lg:gap-6">
      <Card label={text.cost}>
        {proofs.cost ? <Cost cost={proofs.cost} costBar={costBar} searchOf={searchOf} /> : <p>{text.costWithout}</p>}
      </Card>
      <Card label={text.company}>
        <Company {...proofs} />
      </Card>
      <Card label={text.together}>
        <Together cost={proofs.cost} />
      </Card>
    </ul>
  </section>
)

const Card = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className="flex min-w-0 flex-col rounded-3xl border border-line bg-card p-5 shadow-lift lg:p-6">
    <p className="font-[650] text-sm text-terra">{label}</p>
    {children}
  </li>
)

const Title = ({ children }: { children: ReactNode }) => <h3 className="mt-1 text-xl leading-snug">{children}</h3>

function Cost({ cost, costBar, searchOf }: { cost: CostProof } & Omit<Props, 'proofs'>) {
  const { place, form, nights, stay, estimated_costs: costs } = cost
  const budget = Number(form.budget)
  const left = { amount: rupees(budget - costs.total_cost), of: rupees(budget) }
  return (
    <>
      <Title>{text.costOf(place.name, rupees(costs.total_cost))}</Title>
      <div className="mt-4">{costBar(costs, budget)}</div>
      <dl className="mt-3 text-sm tabular-nums">
        {PARTS.map((part) => (
          <div key={part} className="flex items-baseline gap-2.5 py-1">
            <i aria-hidden className={`plot-${part} size-2.5 shrink-0 rounded-full`} />
            <dt className="min-w-0 flex-1">{text.costParts[part]}</dt>
            <dd className="font-[650]">{rupees(costs[part])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-2 text-muted text-sm">
        {text.costFacts(cities[form.starting_location], nights, stay, left)}
      </p>
      <div className="relative mt-3 mb-2 min-h-28 flex-1 overflow-hidden rounded-xl bg-sunk">
        <CoverPicture image={place.image} sizes="22rem" className="absolute inset-0 size-full" />
      </div>
      <AppLink to={`/destinations/${place.id}`} search={searchOf(form) as never} className={LINK}>
        {text.seeSums}
      </AppLink>
    </>
  )
}

function Company({ tours, going }: Pick<HomeProofs, 'tours' | 'going'>) {
  if (tours.length === 0 && going === null)
    return (
      <>
        <p className="mt-2 mb-2">{text.companyWithout}</p>
        <FindCompany />
      </>
    )
  return (
    <>
      <Title>{going ? text.goTo(going.people, going.place.name, going.month) : text.leavingSoon}</Title>
      {going && tours.length > 0 && <p className="mt-3 text-muted text-sm">{text.leavingSoon}</p>}
      <ul className="mt-1 mb-2">
        {tours.map((tour) => (
          <li key={tour._id} className="border-line border-t first:border-t-0">
            <Tour {...tour} />
          </li>
        ))}
      </ul>
      <FindCompany />
    </>
  )
}

const FindCompany = () => (
  <AppLink to="/register" className={LINK}>
    {text.findCompany}
  </AppLink>
)

const Tour = ({ _id, name, image, place, price, travelDates: { start, end }, seatsLeft }: ProofTour) => (
  <AppLink to={`/tours/${_id}`} className="flex items-center gap-3 py-2.5">
    <span className="block size-14 shrink-0 overflow-hidden rounded-xl bg-sunk">
      <CoverPicture image={image} sizes="3.5rem" />
    </span>
    <span className="min-w-0 flex-1 text-sm">
      <span className="line-clamp-2 font-[650] text-base leading-snug [overflow-wrap:anywhere]">{name}</span>
      <span className="block text-muted">
        {place.name}, {spanOfDays(start, end)}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 tabular-nums">
        <span>{price === 0 ? text.ownWay : rupees(price)}</span>
        <span className="text-leaf">{text.seatsLeft(seatsLeft)}</span>
      </span>
    </span>
  </AppLink>
)

function Together({ cost }: { cost: CostProof | null }) {
  const stay = cost?.estimated_costs.accommodation ?? 0
  return (
    <>
      <Title>{text.togetherTitle}</Title>
      <div className="mt-4 mb-2 grid gap-4">
        <Part icon={RouteIcon} title={cost ? text.planFor(cost.place.name) : text.plan}>
          {cost ? <Stops stops={cost.stops} /> : text.planText}
        </Part>
        <Part icon={MessageCircle} title={text.group}>
          {text.groupText}
        </Part>
        <Part icon={Wallet} title={text.split}>
          {stay > 0 ? text.splitOf(rupees(stay), rupees(Math.round(stay / 2))) : text.splitText}
        </Part>
      </div>
      <AppLink to="/register" className={LINK}>
        {text.signUp}
      </AppLink>
    </>
  )
}

const Part = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-3">
    <span className="grid size-10 place-items-center rounded-full bg-sunk">
      <Icon aria-hidden className="size-5" />
    </span>
    <div className="min-w-0 text-sm">
      <p className="font-[650]">{title}</p>
      <div className="text-muted">{children}</div>
    </div>
  </div>
)

/** Numbered stops on a line, as on the map of a day. */
const Stops = ({ stops }: { stops: string[] }) => (
  <ol className="mt-1.5 grid gap-1.5">
    {stops.map((stop, index) => (
      <li key={stop} className="group relative flex items-start gap-2.5">
        <span
          aria-hidden
          className="absolute top-5 -bottom-2 left-[0.5625rem] border-line border-l-2 border-dashed group-last:hidden"
        />
        <span
          aria-hidden
          className="relative grid size-5 shrink-0 place-items-center rounded-full bg-ink font-bold text-[0.75rem] text-paper"
        >
          {index + 1}
        </span>
        <span className="text-ink">{stop}</span>
      </li>
    ))}
  </ol>
)
