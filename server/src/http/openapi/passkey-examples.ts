/** A passkey of Asha's. */
export const PASSKEY = '019aa1c0-4a00-7a5a-8b01-0242ac120030'

/** The examples of passkeys. */
export const passkeyExamples = {
  'GET /api/passkeys': {
    answer: {
      items: [{ _id: PASSKEY, name: 'Phone', synced: true, createdAt: '2026-11-20T06:30:00.000Z', lastUsedAt: null }],
      required: false,
      codeNeeded: true,
    },
  },
  'POST /api/passkeys/{passkeyId}/rename': {
    params: { passkeyId: PASSKEY },
    body: { name: 'My phone' },
    answer: { message: 'The passkey has a new name.' },
  },
  'POST /api/passkeys/{passkeyId}/remove': {
    params: { passkeyId: PASSKEY },
    answer: { message: 'The passkey is removed.' },
  },
}
