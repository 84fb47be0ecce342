import type { PushChoices } from '@saathi/shared/push/schema'
import { useRef, useState } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import {
  deviceFor,
  deviceOf,
  endSubscription,
  isPushSupported,
  setDeviceFor,
  subscribe,
} from '../../lib/push/device.ts'
import { trpc } from '../../lib/trpc.ts'
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts'
import * as text from '../../messages/en/push/push.ts'
import { toast } from '../../ui/toasts.tsx'

const NOTHING: PushChoices = { kinds: [], showsNames: false }

/** What this device is told, and the switch. `offered`: the browser and the server can do it. */
export function usePush() {
  const uid = useAuth().providerUser?.uid ?? ''
  const [device, setDevice] = useState(() => deviceFor(uid))
  const [busy, setBusy] = useState(false)
  const next = useRef<PushChoices | null>(null)
  const utils = trpc.useUtils()
  const input = device === null ? {} : { device }
  const settings = trpc.push.device.useQuery(input, { enabled: isPushSupported() })
  const { mutateAsync: save } = trpc.push.subscribe.useMutation()
  const { mutateAsync: change } = trpc.push.change.useMutation()
  const { mutateAsync: remove } = trpc.push.unsubscribe.useMutation()
  const stored = settings.data?.choices ?? NOTHING
  const [choices, show] = useOptimisticValue(stored)
  const publicKey = settings.data?.publicKey ?? null

  function become(next: string | null) {
    setDeviceFor(uid, next)
    setDevice(next)
  }

  async function begin(wanted: PushChoices) {
    // First, since browsers ask only at a tap.
    if ((await Notification.requestPermission()) !== 'granted') {
      toast.info(text.denied)
      return null
    }
    const subscription = await subscribe(publicKey ?? '')
    await save({ ...subscription, ...wanted })
    const begun = await deviceOf(subscription.endpoint)
    become(begun)
    toast.success(text.on)
    return begun
  }

  async function end(former: string) {
    await remove({ device: former })
    await endSubscription().catch(() => {})
    become(null)
    toast.success(text.off)
    return null
  }

  async function put(told: string | null, wanted: PushChoices) {
    if (told === null) return wanted.kinds.length > 0 ? begin(wanted) : null
    if (wanted.kinds.length === 0) return end(told)
    await change({ device: told, ...wanted })
    return told
  }

  /** Sets what this device is told; nothing switches it off. What is chosen meanwhile follows. */
  async function choose(wanted: PushChoices): Promise<void> {
    next.current = wanted
    show(wanted)
    if (busy) return
    setBusy(true)
    try {
      let told = stored.kinds.length === 0 ? null : device
      while (next.current) {
        const taken: PushChoices = next.current
        next.current = null
        told = await put(told, taken)
      }
      await utils.push.device.invalidate()
    } catch (error) {
      console.error('The notifications could not be changed.', error)
      toast.error(text.failed)
    }
    next.current = null
    show(null)
    setBusy(false)
  }

  return { choices, choose, busy, isOffered: publicKey !== null, isKnown: !settings.isPending }
}
