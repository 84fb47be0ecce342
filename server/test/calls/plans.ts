import { aPlan } from '../make.ts'
import type { CallsOf } from './call.ts'

export const plans: CallsOf<'plans'> = {
  list: { may: 'user' },
  create: { may: 'user', input: ({ planPlace: placeId }) => aPlan({ placeId }) },
  update: {
    may: 'owner',
    input: ({ ownPlan, planPlace: placeId }) => ({ planId: ownPlan, plan: aPlan({ placeId, note: 'Boulders.' }) }),
  },
  search: { may: 'user', input: ({ planPlace: placeId }) => ({ placeId, from: '2026-12-01', to: '2026-12-31' }) },
  overlaps: { may: 'owner', input: ({ ownPlan }) => ({ planId: ownPlan }) },
  going: { may: 'anybody', input: ({ place }) => ({ destinationId: place }) },
  invite: {
    may: 'owner',
    input: ({ plan, planPlace, ownTour }) => ({ planId: plan, placeId: planPlace, tourId: ownTour }),
  },
  invitations: { may: 'user' },
  accept: { may: 'owner', input: ({ invitation }) => invitation },
  decline: { may: 'owner', input: ({ invitation }) => invitation },
  withdraw: { may: 'owner', input: ({ ownPlan }) => ({ planId: ownPlan }) },
}
