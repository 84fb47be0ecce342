import { randomUUID } from 'node:crypto'
import { aTripRequest } from '../trips.ts'
import type { CallsOf } from './call.ts'

const candidate = () => ({ kind: 'trip' as const, request: aTripRequest({ placeId: 'coorg' }) })

export const choices: CallsOf<'choices'> = {
  list: { may: 'user' },
  get: { may: 'owner', input: ({ choice }) => ({ choiceId: choice }) },
  start: {
    may: 'user',
    input: () => ({
      title: 'Where do we go?',
      voters: 4,
      closesInDays: 3 as const,
      candidate: candidate(),
      key: randomUUID(),
    }),
  },
  add: { may: 'owner', input: ({ linkedChoice }) => ({ choiceId: linkedChoice, candidate: candidate() }) },
  vote: { may: 'owner', input: ({ choice }) => ({ choiceId: choice, approvals: [1], veto: 0 }) },
  close: { may: 'owner', input: ({ votedChoice }) => ({ choiceId: votedChoice }) },
  open: { may: 'owner', input: ({ decidedChoice }) => ({ choiceId: decidedChoice }) },
  leave: { may: 'owner', input: ({ othersChoice }) => ({ choiceId: othersChoice }) },
  remove: { may: 'owner', input: ({ choiceToRemove }) => ({ choiceId: choiceToRemove }) },
  createLink: { may: 'owner', input: ({ choice }) => ({ choiceId: choice }) },
  revokeLink: { may: 'owner', input: ({ choice }) => ({ choiceId: choice }) },
  linked: { may: 'user', input: ({ choiceToken }) => ({ token: choiceToken }) },
  join: { may: 'user', input: ({ choiceToken }) => ({ token: choiceToken }) },
}
