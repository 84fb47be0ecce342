import { MessageResponse } from '@saathi/shared/auth/schema'
import { PushChange, PushDeviceQuery, PushDeviceRef, PushSettings, PushSubscribe } from '@saathi/shared/push/schema'
import { appError, badInput, orNotFound } from '../../errors.ts'
import * as text from '../../messages/en/push.ts'
import { isPushEndpoint, isPushKey } from '../../platform/push/endpoint.ts'
import { router, userSessionProcedure } from '../../trpc.ts'
import { changeSubscription, deleteSubscription, findSubscription, saveSubscription } from './queries/subscriptions.ts'

/** Notifications on the caller's devices. A device is named by the hash of its address, which only its owner's calls find. */
export const pushRouter = router({
  device: userSessionProcedure
    .input(PushDeviceQuery)
    .output(PushSettings)
    .query(async ({ ctx: { db, push, user, token }, input: { device } }) => {
      const found = device === undefined ? null : await findSubscription(db, user._id, device)
      return {
        publicKey: push?.publicKey ?? null,
        choices: found && { kinds: found.kinds, showsNames: found.showsNames },
        isCurrent: found?.authTime === token.authTime,
      }
    }),

  subscribe: userSessionProcedure
    .input(PushSubscribe)
    .output(MessageResponse)
    .mutation(async ({ ctx: { db, push, limits, user, token }, input }) => {
      await limits.take('pushChanges', user._id)
      if (!push) throw appError('CONFLICT', 'push.off')
      if (!isPushEndpoint(input.endpoint, push.hosts)) throw badInput('endpoint', 'push.endpointRefused')
      if (!isPushKey(input.keys.p256dh)) throw badInput('keys.p256dh', 'push.keyInvalid')
      await saveSubscription(db, user._id, input, token.authTime)
      return { message: text.subscribed }
    }),

  change: userSessionProcedure
    .input(PushChange)
    .output(MessageResponse)
    .mutation(async ({ ctx: { db, limits, user }, input: { device, ...choices } }) => {
      await limits.take('pushChanges', user._id)
      orNotFound((await changeSubscription(db, user._id, device, choices)) || null, 'push.deviceUnknown')
      return { message: text.changed }
    }),

  unsubscribe: userSessionProcedure
    .input(PushDeviceRef)
    .output(MessageResponse)
    .mutation(async ({ ctx: { db, user }, input: { device } }) => {
      await deleteSubscription(db, user._id, device)
      return { message: text.unsubscribed }
    }),
})
