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

/** Whether this person's trips are kept on this device, and the switch. */
export function useKeepSwitch() {
  const { keeping, asked } = useKeeping()
  const { providerUser, user } = useAuth()
  const client = useQueryClient()
  const { client: trpcClient } = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [shown, show] = useOptimisticValue(keeping)

  async function set(on: boolean) {
    if (busy || !providerUser || !user || !(on || (await mayDeleteUnsent()))) return
    setBusy(true)
    show(on)
    try {
      const { keep, stopKeeping } = await import('./switch.ts')
      await (on ? keep(client, providerUser.uid, user) : stopKeeping())
      if (on) keepAll(user)
      else toast.success(text.deleted)
    } catch {
      show(null)
      toast.error(text.failed)
    }
    setBusy(false)
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

  return { keeping: shown, asked, set }
}
