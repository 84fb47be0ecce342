import { rupees } from '@saathi/shared/lib/money'
import { type DreamTrip, Recommendation, type Recommendations } from '@saathi/shared/recommend/schema'
import * as z from 'zod/mini'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'

const LIMIT_MS = 3000
const MOST = 8
const SOURCE_NOTE =
  'These suggestions and figures come from a separate recommendation service, which answers for them. They are estimates, not quotes.'

/** An amount of the remote service, rounded to whole rupees. */
const Amount = z.pipe(
  z.number().check(z.gte(0), z.lte(1e9)),
  z.transform((amount) => Math.round(amount)),
)

const { recommended_destinations, accommodation, travel_logistics, best_time_to_visit, ...ours } = Recommendation.shape
const { estimated_costs: _, ...extras } = ours

/** One result of the remote service: the documented shape; the fields that Saathi adds are optional. */
const RemoteItem = z.object({
  recommended_destinations: z.extend(recommended_destinations, {
    image: z._default(z.nullable(z.string()), null),
  }),
  estimated_costs: z
    .object({ flights: Amount, accommodation: Amount, daily_expenses: Amount, total_cost: Amount })
    .check(
      z.refine(
        // Each of the four may be rounded.
        (costs) => Math.abs(costs.flights + costs.accommodation + costs.daily_expenses - costs.total_cost) <= 2,
        'the costs do not add up to total_cost',
      ),
    ),
  accommodation,
  travel_logistics,
  best_time_to_visit,
  ...z.partial(z.object(extras)).shape,
})
type RemoteItem = z.infer<typeof RemoteItem>

const RemoteItems = z.array(RemoteItem).check(
  z.minLength(1),
  z.refine((items) => new Set(items.map(nameOf)).size === items.length, 'a place stands twice'),
)
const RemoteAnswer = z.object({ recommendation: z.string() })

const nameOf = (item: RemoteItem) => item.recommended_destinations.name

/**
 * Asks the remote service and completes its answer.
 * @throws ServiceError for an invalid answer; the error of fetch when there is none in time
 */
export async function recommendRemotely(base: string, request: DreamTrip, now: Date): Promise<Recommendations> {
  return completed(await askService(base, request), parseTrip(request, now), request)
}

class ServiceError extends Error {}

/** Why the service failed, without anything that it sent. */
export function failureReason(error: unknown): string {
  if (error instanceof ServiceError) return error.message
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'too slow' : 'unreachable'
}

/** @throws ServiceError for an invalid answer; the error of fetch when there is none in time */
async function askService(base: string, { exclude: _, ...asked }: DreamTrip): Promise<RemoteItem[]> {
  const url = new URL(base)
  const { username, password } = url
  Object.assign(url, { username: '', password: '', pathname: `${url.pathname.replace(/\/+$/, '')}/recommend_travel` })
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(username && { authorization: `Basic ${secret}` }) },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(LIMIT_MS),
    redirect: 'error',
  })
  const body = await response.text()
  if (!response.ok) throw new ServiceError(`status ${response.status}`)
  const answer = RemoteAnswer.safeParse(parsed(body))
  if (!answer.success) throw new ServiceError('no recommendation in the answer')
  const items = RemoteItems.safeParse(parsed(answer.data.recommendation))
  if (items.success) return items.data
  const [issue] = items.error.issues
  throw new ServiceError(`${issue?.path.join('.') || 'recommendation'}: ${issue?.message}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError('not JSON')
  }
}

/** The results of the service in the product's shape: totals are computed, missing fields are null. */
function completed(items: RemoteItem[], trip: ParsedTrip, request: DreamTrip): Recommendations {
  const isWanted = ({ id }: Recommendation) => !trip.exclude.some((other) => other.id === id)
  const complete = items.map((item) => completedItem(item, trip)).filter(isWanted)
  return {
    items: [...complete.filter(({ fits }) => fits), ...complete.filter(({ fits }) => !fits)].slice(0, MOST),
    change: null,
    // Judged by a month only if the service was told one.
    month: request.month ?? null,
    people: trip.people,
    minimum: request.group_size === '10',
    note: SOURCE_NOTE,
  }
}

function completedItem(item: RemoteItem, trip: ParsedTrip): Recommendation {
  const { flights, accommodation, daily_expenses } = item.estimated_costs
  const total = flights + accommodation + daily_expenses
  const overBy = trip.open ? 0 : Math.max(0, total - trip.budget)
  const whole = (label: string, part: keyof typeof item.estimated_costs & Line['part'], amount: number): Line => {
    return { label, part, formula: rupees(amount), low: amount, typical: amount, high: amount }
  }
  return {
    id: slugOf(nameOf(item)),
    state: null,
    reasons: [],
    cautions: [],
    costLines: [
      whole('Travel there and back', 'flights', flights),
      whole('Stay', 'accommodation', accommodation),
      whole('Daily expenses', 'daily_expenses', daily_expenses),
    ],
    totalRange: { low: total, high: total },
    stayTier: null,
    nights: null,
    days: null,
    doorToDoorHours: null,
    mode: null,
    legs: null,
    lat: null,
    lon: null,
    months: null,
    fit: { score: Math.round(item.recommended_destinations.rating * 200) / 10, parts: [], cappedAt: null },
    ...item,
    estimated_costs: { ...item.estimated_costs, total_cost: total },
    perPerson: Math.round(total / trip.people),
    fits: overBy === 0,
    overBy,
  }
}
type Line = Recommendation['costLines'][number]

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
