import { indianDay } from '@saathi/shared/days'
import type { Me } from '@saathi/shared/social'
import type { Tour } from '@saathi/shared/tours'
import { useEffect, useState } from 'react'
import { errorField, errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../ui/toasts.tsx'
import { keepDraft, keptDraft } from './draft-storage.ts'
import { useTourCache } from './tour-cache.ts'
import { draftOf, EMPTY, type Faults, type Field, factsOf, faultsOf, fieldNamed, type TourDraft } from './tour-draft.ts'

/** A tour being written by `me`, a new one or `tour`; a new one is kept over a reload. */
export function useTourForm(me: Me, tour: Tour | null, onSaved: (tour: Tour) => void) {
  const cache = useTourCache()
  const create = trpc.tours.create.useMutation()
  const update = trpc.tours.update.useMutation()
  const [kept] = useState(() => (tour ? null : keptDraft(me._id)))
  const [restored, setRestored] = useState(kept !== null)
  const [draft, setDraft] = useState<TourDraft>(() => (tour ? draftOf(tour) : (kept ?? EMPTY)))
  const [faults, setFaults] = useState<Faults>({})
  const isNew = tour === null

  useEffect(() => {
    if (isNew) keepDraft(me._id, draft)
  }, [isNew, me._id, draft])

  /** Changes fields; what was wrong with them is forgotten until the next try. */
  function change(fields: Partial<TourDraft>) {
    setDraft((now) => ({ ...now, ...fields }))
    setFaults((now) => {
      const still = Object.entries(now).filter(([field]) => field !== 'form' && !(field in fields))
      return Object.fromEntries(still)
    })
  }

  async function save() {
    const found = faultsOf(draft, indianDay(new Date()))
    setFaults(found)
    if (Object.keys(found).length > 0) return
    try {
      const facts = factsOf(draft)
      const saved = tour ? await update.mutateAsync({ tourId: tour._id, tour: facts }) : await create.mutateAsync(facts)
      if (tour) cache.moved(saved)
      else {
        cache.added(saved)
        keepDraft(me._id)
      }
      toast.success(tour ? 'Your changes are saved.' : 'Your tour is open. Share it, so that people find it.')
      onSaved(saved)
    } catch (error) {
      const field: Field | 'form' = fieldNamed(errorField(error))
      setFaults({ [field]: errorMessage(error) ?? 'Your tour could not be saved. Please try again.' })
    }
  }

  return {
    draft,
    faults,
    change,
    save,
    saving: create.isPending || update.isPending,
    setImages: (to: (images: string[]) => string[]) => setDraft((now) => ({ ...now, images: to(now.images) })),
    /** Whether this is a draft from before, and how to begin again without it. */
    restored,
    startAfresh: () => {
      setDraft(EMPTY)
      setFaults({})
      setRestored(false)
    },
  }
}
