import type { CallsOf } from './call.ts'

export const nominees: CallsOf<'nominees'> = {
  mine: { may: 'user' },
  set: { may: 'user', input: () => ({ name: 'Amma Rao', email: 'amma@example.in', phone: null }) },
  remove: { may: 'user' },
}
