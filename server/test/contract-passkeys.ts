import { type Call, json, type Scene } from './contract-calls.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const noPasskey = 'This passkey is not there any more.'

/** The documented calls of passkeys. */
export const passkeyCallsOf = (at: Scene): Record<string, Call> => ({
  'GET /api/passkeys': { url: () => '/api/passkeys', says: () => ({ items: [{ name: 'Phone' }], required: false }) },
  'POST /api/passkeys/{passkeyId}/rename': {
    url: () => `/api/passkeys/${at.passkeyId}/rename`,
    send: () => json({ name: 'My phone' }),
    missing: { url: `/api/passkeys/${NOBODY}/rename`, payload: { name: 'x' }, message: noPasskey },
    bad: { payload: { name: '' }, field: 'name' },
  },
  'POST /api/passkeys/{passkeyId}/remove': {
    url: () => `/api/passkeys/${at.passkeyId}/remove`,
    says: () => ({ message: 'The passkey is removed.' }),
    missing: { url: `/api/passkeys/${NOBODY}/remove`, payload: {}, message: noPasskey },
    bad: { url: '/api/passkeys/phone/remove', payload: {}, field: 'passkeyId' },
  },
})
