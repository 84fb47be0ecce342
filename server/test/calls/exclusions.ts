import type { CallsOf } from './call.ts'

export const exclusions: CallsOf<'exclusions'> = {
  list: { may: 'user' },
  add: { may: 'user', input: ({ place }) => ({ id: place, reason: 'been' }) },
  remove: { may: 'user', input: ({ place }) => ({ id: place }) },
  clear: { may: 'user' },
  remember: { may: 'user', input: ({ place }) => ({ places: [{ id: place, reason: 'far' }] }) },
  forget: { may: 'user' },
}
