import { readStorage, removeStorage, writeStorage } from '../storage.ts'
import { forgetAnswer } from './asked.ts'
import { PUSH_DEVICE, PUSH_FOR } from './flag.ts'

/** What the server needs to send to this browser. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Whether this browser can be told of news while Saathi is closed. On iPhones it can once Saathi is on the home screen. */
export const isPushSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether its user has forbidden it in the settings of the browser, which a page cannot change. */
export const isPushBlocked = () => isPushSupported() && Notification.permission === 'denied'

/** The name by which the server knows a device: SHA-256 of the endpoint, base64url. */
export async function deviceOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The device that is told of this account's news; null if it is not this one. */
export const deviceFor = (uid: string) =>
  readStorage('local', PUSH_FOR) === uid ? readStorage('local', PUSH_DEVICE) : null

export function setDeviceFor(uid: string, device: string | null) {
  if (device === null) {
    removeStorage('local', PUSH_FOR)
    removeStorage('local', PUSH_DEVICE)
  } else {
    writeStorage('local', PUSH_FOR, uid)
    writeStorage('local', PUSH_DEVICE, device)
  }
}

const facts = (subscription: PushSubscription): Subscription => {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** This browser's subscription, if it has one. */
export async function findSubscription(): Promise<Subscription | null> {
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  return found ? facts(found) : null
}

/**
 * Subscribes anew, at an address that nobody has had before.
 * @throws when the browser refuses it, or its push service cannot be reached
 */
export async function subscribe(publicKey: string): Promise<Subscription> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return facts(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Ends what this browser was told, and removes what it shows. */
export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await navigator.clearAppBadge?.()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** At a log-out, or when another account logs in: this browser is told nothing more of the one before. */
export async function forgetDevice(): Promise<void> {
  setDeviceFor('', null)
  forgetAnswer()
  await endSubscription().catch(() => {})
}
