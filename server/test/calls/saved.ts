import type { CallsOf } from './call.ts'

export const saved: CallsOf<'saved'> = {
  list: { may: 'user' },
  add: { may: 'user', input: (things) => ({ kind: 'package', id: things.package }) },
  remove: { may: 'user', input: (things) => ({ kind: 'package', id: things.package }) },
}
