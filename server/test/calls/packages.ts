import type { CallsOf } from './call.ts'

export const packages: CallsOf<'packages'> = {
  list: { may: 'anybody', input: () => ({}) },
  count: { may: 'anybody', input: () => ({ tourType: 'beaches' }) },
  tours: { may: 'anybody', input: (things) => ({ packageId: things.package }) },
  get: { may: 'anybody', input: (things) => ({ packageId: things.package }) },
}
