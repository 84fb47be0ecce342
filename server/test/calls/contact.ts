import type { CallsOf } from './call.ts'

export const contact: CallsOf<'contact'> = {
  map: { may: 'anybody' },
  send: {
    may: 'anybody',
    input: () => ({
      name: 'Meera',
      email: 'meera@example.in',
      phone: '+91 98 7654 3210',
      message: 'Do you go to Ladakh?',
    }),
  },
}
