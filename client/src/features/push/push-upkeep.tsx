import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import {
  deviceFor,
  deviceOf,
  findSubscription,
  isPushSupported,
  setDeviceFor,
  subscribe,
} from '../../lib/push/device.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDocumentVisible } from '../../lib/use-document-visible.ts'

/** Keeps the device subscribed while its user is here, and removes the notifications about what is on the screen. */
export default function PushUpkeep() {
  const uid = useAuth().providerUser?.uid ?? ''
  const { client } = trpc.useUtils()
  useEffect(() => {
    if (isPushSupported()) keepSubscribed(client, uid).catch(() => {})
  }, [client, uid])
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isVisible = useDocumentVisible()
  useEffect(() => {
    if (isVisible) clearShown(path).catch(() => {})
  }, [path, isVisible])
  return null
}

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Subscribes again where the browser has a new address, or its user has logged in anew since. */
async function keepSubscribed(client: Client, uid: string) {
  const device = deviceFor(uid)
  if (device === null) return
  const { publicKey, choices, isCurrent } = await client.push.device.query({ device })
  if (!choices || !publicKey) return setDeviceFor(uid, null)
  if (Notification.permission !== 'granted') {
    await client.push.unsubscribe.mutate({ device })
    return setDeviceFor(uid, null)
  }
  const subscription = (await findSubscription()) ?? (await subscribe(publicKey))
  const name = await deviceOf(subscription.endpoint)
  if (name === device && isCurrent) return
  await client.push.subscribe.mutate({ ...subscription, ...choices })
  if (name !== device) await client.push.unsubscribe.mutate({ device })
  setDeviceFor(uid, name)
}

/** Removes the notifications that lead to this page, and the number on the app's icon. */
async function clearShown(path: string) {
  await navigator.clearAppBadge?.()
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? [])
    if (String(shown.data?.path ?? '').split('?')[0] === path) shown.close()
}
