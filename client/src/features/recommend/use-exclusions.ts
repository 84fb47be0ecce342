import type { ExclusionList } from '@saathi/shared/social/exclusions'
import { useEffect, useState } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/recommend/recommend.ts'
import { toast } from '../../ui/toasts.tsx'
import { type LeftOut, readLeftOut, withPlace, writeLeftOut } from './exclusion-list.ts'
import { shortName } from './result-words.ts'

/** Set on a device while the list is on the profile of its user, so that results there wait for the list. */
const DEVICE_KEY = 'not-for-me'

const withoutPlace = (places: LeftOut[], id: string) => places.filter((place) => place.id !== id)
const refs = (places: LeftOut[]) => places.map(({ id, reason }) => ({ id, reason }))

/** The places marked `Not for me`: those of this session or, for users who have chosen that, those of their profile. */
export function useExclusions() {
  const { user, loading } = useAuth()
  const canRemember = user?.consented === true
  const utils = trpc.useUtils()
  const [session, setSession] = useState(readLeftOut)
  const profile = trpc.exclusions.list.useQuery(undefined, { enabled: canRemember })
  const onSuccess = (list: ExclusionList) => utils.exclusions.list.setData(undefined, list)
  const onError = (error: unknown) => {
    toast.error(errorMessage(error) ?? text.notSaved)
    utils.exclusions.list.invalidate()
  }
  const remembering = trpc.exclusions.remember.useMutation({ onSuccess, onError })
  const forgetting = trpc.exclusions.forget.useMutation({ onSuccess, onError })
  const adding = trpc.exclusions.add.useMutation({ onSuccess, onError })
  const removing = trpc.exclusions.remove.useMutation({ onSuccess, onError })
  const clearing = trpc.exclusions.clear.useMutation({ onSuccess, onError })

  const remembers = canRemember && profile.data?.remember === true
  const saveSession = (places: LeftOut[]) => {
    setSession(places)
    writeLeftOut(places)
  }
  /** Shows a change of the profile's list at once; the response replaces it. */
  const show = (items: LeftOut[]) => utils.exclusions.list.setData(undefined, { remember: true, items })

  useEffect(() => {
    if (remembers) writeStorage('local', DEVICE_KEY, 'profile')
    else if (!loading && (!canRemember || profile.data)) removeStorage('local', DEVICE_KEY)
  }, [remembers, loading, canRemember, profile.data])
  const items = profile.data?.items ?? []
  const moveToProfile = (places: LeftOut[]) => {
    show(places.reduce(withPlace, items))
    saveSession([])
    remembering.mutate({ places: refs(places) }, { onError: () => saveSession(places) })
  }
  // Marks from before the log-in go to the profile too.
  const isLate = remembers && session.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both lists are there
  useEffect(() => {
    if (isLate) moveToProfile(session)
  }, [isLate])

  const places = remembers ? items.map((place) => ({ ...place, name: shortName(place.name) })) : session
  const isResolving = loading || (canRemember && profile.isPending)
  return {
    places,
    /** As a request has them. */
    asked: { exclude: places.length > 0 ? refs(places) : undefined },
    canRemember,
    remembers,
    /** True until the profile's list is known, on a device whose user keeps one. */
    isPending: isResolving && readStorage('local', DEVICE_KEY) !== null,
    add: (place: LeftOut) => {
      if (!remembers) return saveSession(withPlace(session, place))
      show(withPlace(items, place))
      adding.mutate({ id: place.id, reason: place.reason })
    },
    remove: (id: string) => {
      if (!remembers) return saveSession(withoutPlace(session, id))
      show(withoutPlace(items, id))
      removing.mutate({ id })
    },
    clear: () => {
      if (!remembers) return saveSession([])
      show([])
      clearing.mutate()
    },
    /** Keeps the list on the profile from now on; or deletes it there and keeps it for this session. */
    setRemembers: (on: boolean) => {
      if (on) return moveToProfile(session)
      saveSession(places)
      utils.exclusions.list.setData(undefined, { remember: false, items: [] })
      forgetting.mutate()
    },
  }
}
