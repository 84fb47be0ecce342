import type { Point } from '@saathi/shared/trips/legs'
import * as text from '../../../messages/en/trip-proposal.ts'
import { arrivalTown, type Town } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'
import type { FilledStay } from './fill-stay.ts'
import { shareOfRide } from './gateways.ts'
import { split } from './split.ts'
import type { Move } from './trail.ts'

/** A longer ride, as a share of that to the town of the arrival, costs as much. */
const SHORTER = 0.7
/** The shortest ride costs such a share of the long one: a cab in town has a least fare. */
const LEAST = 0.05

/**
 * The bill has the ride between the town of the arrival and the station or airport. Who begins or ends in a town much nearer
 * to that pays a part of it on the drive from one town to the other.
 */
export function withTownFares(
  { option: { place } }: Chosen,
  { route, plan }: Pick<FilledStay, 'route' | 'plan'>,
  drafts: readonly Draft[],
): Draft[] {
  const arrival = arrivalTown(place)
  const drives = drafts.filter(({ role, title }) => role === 'travel' && text.isMove(title))
  const cost = new Map<Draft, number>()
  const moveTo = (
    drive: Draft | undefined,
    ride: Move | undefined,
    town: Town | undefined,
    gate: Point | undefined,
  ) => {
    const item = drafts.find(({ role, span }) => role === 'travel' && span?.[0] === ride?.start)
    if (!drive || !item || !town || !gate || town.name === arrival.name) return
    const share = shareOfRide(town, arrival, gate)
    if (share >= SHORTER) return
    const short = Math.max(share, LEAST)
    const [there = 0, between = 0] = split(item.cost, [short, 1 - short])
    cost.set(item, there)
    cost.set(drive, (cost.get(drive) ?? 0) + between)
  }
  if (plan.out.length > 1) moveTo(drives[0], plan.out.at(-1), route.nights[0], plan.out.at(-2)?.ends)
  if (plan.back.length > 1) moveTo(drives.at(-1), plan.back[0], route.goes, plan.back[0]?.ends)
  return drafts.map((draft) => ({ ...draft, cost: cost.get(draft) ?? draft.cost }))
}
