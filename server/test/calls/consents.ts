import type { CallsOf } from './call.ts'

export const consents: CallsOf<'consents'> = {
  list: { may: 'user' },
  withdraw: { may: 'user', input: () => ({ purpose: 'gender' }) },
}
