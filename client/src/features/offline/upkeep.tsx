import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuth, useAuthActions } from '../../lib/auth-context.tsx'
import { isUnreached, onContact, readContact, setContact, useContact } from '../../lib/offline/contact.ts'
import { QUEUED } from '../../lib/offline/mutation-classes.ts'
import { keepProfile, readAgain } from '../../lib/offline/query-persister.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/offline/offline.ts'
import { toast } from '../../ui/toasts.tsx'
import { AsOf } from './as-of.tsx'
import { gather, lastGathered } from './gather.ts'
import { keepPages } from './switch.ts'
import { UnsentDialog } from './unsent-dialog.tsx'
import { useWriteQueue } from './use-write-queue.ts'

/** The wait before everything is asked for, so that the page has its own first, ms; and until it is asked for again. */
const GATHER_AFTER_MS = 4_000
const GATHER_EVERY_MS = 30 * 60_000
/** What was asked for within this time is not asked for again, ms. */
const RECENT_MS = 5 * 60_000
/** How often a server that could not be reached is tried, ms. */
const TRY_EVERY_MS = 20_000

/** Keeps this person's trips on this device up to date, and says how old they are while there is no network. */
export default function Upkeep() {
  const { user } = useAuth()
  useEffect(() => {
    if (user) keepProfile(user)
  }, [user])
  useGathering()
  useReturn()
  useRefusals()
  useWriteQueue()
  return (
    <>
      <AsOf />
      <UnsentDialog />
    </>
  )
}

/** Asks for everything that is kept, now and from time to time. */
function useGathering() {
  const { client } = trpc.useUtils()
  const { user } = useAuth()
  const me = useRef(user)
  me.current = user
  const { away } = useContact()
  useEffect(() => {
    if (away) return
    const all = () =>
      me.current && Date.now() - lastGathered() > RECENT_MS && gather(client, me.current).catch(() => {})
    const soon = setTimeout(all, GATHER_AFTER_MS)
    const often = setInterval(all, GATHER_EVERY_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(often)
    }
  }, [client, away])
  useEffect(() => {
    keepPages().catch(() => {})
  }, [])
}

/** When the server can be asked again: the profile is asked for, and what the page shows. */
function useReturn() {
  const { update, retry } = useAuthActions()
  const { mutateAsync: sync } = trpc.auth.sync.useMutation()
  const { away } = useContact()
  useEffect(() => {
    if (!away) return
    let asking = false
    async function ask() {
      if (asking || !navigator.onLine) return
      asking = true
      try {
        update(await sync())
        setContact({ away: false, standIn: false })
        readAgain()
      } catch (error) {
        if (isUnreached(error)) return
        // Refused: the account's pages say why.
        setContact({ away: false, standIn: false })
        retry().catch(() => {})
      } finally {
        asking = false
      }
    }
    const stop = onContact(() => readContact().away || ask())
    const often = setInterval(ask, TRY_EVERY_MS)
    addEventListener('online', ask)
    return () => {
      stop()
      clearInterval(often)
      removeEventListener('online', ask)
    }
  }, [away, update, retry, sync])
}

/** Says of everything that was to be sent that it needs the network. */
function useRefusals() {
  const cache = useQueryClient().getMutationCache()
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const name = String(event.mutation.options.mutationKey).replace(',', '.')
        // What can wait is not lost.
        if (name === 'auth.sync' || name in QUEUED) return
        if (readContact().away && isUnreached(event.action.error)) toast.info(text.needsNetwork)
      }),
    [cache],
  )
}
