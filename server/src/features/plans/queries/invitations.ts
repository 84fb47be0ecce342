import type { InvitationAnswer, InvitationToTour } from '@saathi/shared/plans/schema'
import { and, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { planInvitations } from '../../../db/schema/plans.ts'
import { tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { isVisibleTo } from '../../tours/policy.ts'

type InvitationOf = { hostId: string; tourId: string; ownerId: string; planId: string; today: string }

/** Invites the owner of a plan, whom the host may see, to a tour of the host; once, however often it is called. */
export const invite = (db: Db, { hostId, tourId, ownerId, planId, today }: InvitationOf) =>
  callFunction(db, 'invite_to_tour', { hostId, tourId, userId: ownerId, planId, today })

/** More than a user answers at a time. */
const LISTED = 50

/**
 * The invitations of a user to coming tours that they may see and have not declined, the newest first; also those for
 * plans that they have withdrawn since.
 */
export async function listInvitations(db: Db, userId: string, today: string): Promise<InvitationToTour[]> {
  return await db
    .select({
      planId: planInvitations.planId,
      tour: {
        _id: tours._id,
        name: tours.name,
        travelDates: sql<InvitationToTour['tour']['travelDates']>`
          json_build_object('start', ${tours.startDate}, 'end', ${tours.endDate})`,
      },
      host: { _id: users._id, name: users.name, profilePicture: users.profilePicture },
      accepted: sql<boolean>`${planInvitations.answer} is not null`,
    })
    .from(planInvitations)
    .innerJoin(tours, eq(tours._id, planInvitations.tourId))
    .innerJoin(users, eq(users._id, tours.creatorId))
    .where(
      and(
        eq(planInvitations.userId, userId),
        or(isNull(planInvitations.answer), ne(planInvitations.answer, 'declined')),
        isNull(tours.cancelledAt),
        gte(tours.endDate, today),
        isVisibleTo(userId),
      ),
    )
    .orderBy(desc(planInvitations.createdAt), desc(tours._id))
    .limit(LISTED)
}

type AnswerOf = { userId: string; planId: string; tourId: string; answer: InvitationAnswer; today: string }

/** Answers an invitation to the user, or changes the answer. The host learns only of an acceptance. */
export const answerInvitation = (db: Db, { userId, planId, tourId, answer, today }: AnswerOf) =>
  callFunction(db, 'answer_invitation', { userId, tourId, planId, answer, today })
