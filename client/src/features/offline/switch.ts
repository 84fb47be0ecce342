import type { Me } from '@saathi/shared/social/schema'
import type { QueryClient } from '@tanstack/react-query'
import { decline, setKeeping } from '../../lib/offline/keeping.ts'
import { startKeeping } from '../../lib/offline/query-persister.ts'
import { wipe, writeOwner } from '../../lib/offline/store.ts'

/**
 * Starts to keep what this person reads. @throws when this browser cannot
 */
export async function keep(client: QueryClient, uid: string, me: Me) {
  const owner = { uid, me, contactAt: Date.now() }
  setKeeping(true)
  try {
    await writeOwner(owner)
  } catch (error) {
    setKeeping(false)
    throw error
  }
  startKeeping(client, owner)
}

/**
 * Has the service worker keep the pages as well. Builds alone have one.
 * @throws when the browser refuses it, or has no space
 */
export async function keepPages(): Promise<void> {
  const workers = navigator.serviceWorker
  await workers.register('/sw.js')
  const { active } = await workers.ready
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  active?.postMessage('keep', [port2])
  if ((await answer) !== 'kept') throw new Error('The pages could not be stored.')
}

/** Deletes what is kept. The answer is no from now on. */
export async function stopKeeping() {
  await wipe()
  decline()
}
