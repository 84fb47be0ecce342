import type { CallsOf } from './call.ts'

export const sessions: CallsOf<'sessions'> = {
  list: { may: 'user' },
  end: { may: 'owner', input: ({ session }) => ({ sessionId: session }) },
  endOthers: { may: 'user' },
  endCurrent: { may: 'user' },
  endAll: { may: 'user' },
}
