import type { Me } from '@saathi/shared/social/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import { useKeeping } from '../../lib/offline/keeping.ts'
import { mayDeleteUnsent } from '../../lib/offline/unsent-question.ts'
import { trpc } from '../../lib/trpc.ts'
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts'
import * as text from '../../messages/en/offline/offline.ts'
import { toast } from '../../ui/toasts.tsx'

/** Whether this person's trips are kept on this device, and the switch, which is ready once the session is known. */
export function useKeepSwitch() {
  const { keeping, asked } = useKeeping()
  const { providerUser, user } = useAuth()
  const client = useQueryClient()
  const { client: trpcClient } = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [shown, show] = useOptimisticValue(keeping)

  const isReady = providerUser != null && user != null

  async function set(on: boolean) {
    if (busy || !providerUser || !user) return
    setBusy(true)
    show(on)
    try {
      if (on) await start(providerUser.uid, user)
      else if (await mayDeleteUnsent()) await stop()
      else show(null)
    } catch {
      show(null)
      toast.error(text.failed)
    }
    setBusy(false)
  }

  async function start(uid: string, me: Me) {
    const { keep } = await import('./switch.ts')
    await keep(client, uid, me)
    keepAll(me)
  }

  async function stop() {
    const { stopKeeping } = await import('./switch.ts')
    await stopKeeping()
    toast.success(text.deleted)
  }

  async function keepAll(me: Me) {
    try {
      const [{ gather }, { keepPages }] = await Promise.all([import('./gather.ts'), import('./switch.ts')])
      await Promise.all([gather(trpcClient, me), keepPages()])
      toast.success(text.kept)
    } catch {
      toast.info(text.notAll)
    }
  }

  return { keeping: shown, asked, isReady, set }
}
