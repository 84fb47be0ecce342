import { aReference } from '../make.ts'
import type { CallsOf } from './call.ts'

export const references: CallsOf<'references'> = {
  list: { may: 'user', input: ({ user }) => ({ userId: user }) },
  marks: { may: 'user', input: ({ user }) => ({ userId: user }) },
  peopleMarks: { may: 'user', input: ({ user, me }) => ({ userIds: [user, me] }) },
  pending: { may: 'user', input: ({ pastTour }) => ({ tourId: pastTour }) },
  mine: { may: 'user', input: () => ({}) },
  write: { may: 'member', input: ({ pastTour, user }) => ({ tourId: pastTour, aboutId: user, ...aReference() }) },
  reply: { may: 'owner', input: ({ reference }) => ({ referenceId: reference, text: 'Thank you.' }) },
}
