import type { CallsOf } from './call.ts'

export const home: CallsOf<'home'> = {
  get: { may: 'user', input: () => ({ from: 'pune' }) },
  proofs: { may: 'anybody', input: () => ({}) },
}
