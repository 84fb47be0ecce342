import type { CallsOf } from './call.ts'

export const auth: CallsOf<'auth'> = {
  settings: { may: 'anybody' },
  sendCode: { may: 'anybody', input: () => ({ email: 'meera@example.in' }) },
  register: {
    may: 'anybody',
    input: ({ registration }) => ({ name: 'Meera Nair', password: 'western ghats', ...registration }),
  },
  sync: { may: 'token' },
  startAddressChange: { may: 'user', input: () => ({ email: 'asha.again@example.in' }) },
  changeAddress: { may: 'user', input: ({ addressCodes }) => addressCodes },
  consent: { may: 'user', input: () => ({ adult: true }) },
}
