import { PUSH_KEY } from '../push-keys.ts'
import type { CallsOf } from './call.ts'

const choices = { kinds: ['messages' as const], showsNames: false }

export const push: CallsOf<'push'> = {
  device: { may: 'user', input: () => ({}) },
  subscribe: {
    may: 'user',
    input: () => ({
      ...choices,
      endpoint: 'https://fcm.googleapis.com/fcm/send/one-of-the-calls',
      keys: { p256dh: PUSH_KEY.publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    }),
  },
  change: { may: 'owner', input: ({ device }) => ({ device, ...choices }) },
  unsubscribe: { may: 'user', input: () => ({ device: 'A'.repeat(43) }) },
}
