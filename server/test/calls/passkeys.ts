import type { CallsOf } from './call.ts'

export const passkeys: CallsOf<'passkeys'> = {
  list: { may: 'user' },
  startLogin: { may: 'anybody' },
  login: { may: 'anybody', input: ({ usedCredential }) => ({ credential: usedCredential }) },
  register: { may: 'user', input: ({ newCredential }) => ({ name: 'Laptop', credential: newCredential }) },
  startRegistration: { may: 'user', input: ({ passkeyCode }) => ({ code: passkeyCode }) },
  sendCode: { may: 'user' },
  rename: { may: 'owner', input: ({ passkey }) => ({ passkeyId: passkey, name: 'My phone' }) },
  remove: { may: 'owner', input: ({ passkey }) => ({ passkeyId: passkey }) },
  setRequired: { may: 'user', input: () => ({ required: false }) },
  recover: { may: 'token', input: ({ recoveryCode }) => ({ code: recoveryCode }) },
}
