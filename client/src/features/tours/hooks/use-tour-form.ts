import { indianDay } from '@saathi/shared/days'
import type { Me } from '@saathi/shared/social'
import type { Tour } from '@saathi/shared/tours'
import { useEffect, useState } from 'react'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadDraft, saveDraft } from '../draft-storage.ts'
import { useTourCache } from '../tour-cache.ts'
import {
  EMPTY,
  type Field,
  type FieldErrors,
  fieldFor,
  type TourDraft,
  toDraft,
  toTourInput,
  validateDraft,
} from '../tour-draft.ts'

/** State of the form for a new tour or for editing `tour`. A new tour survives a reload. */
export function useTourForm(me: Me, tour: Tour | null, onSaved: (tour: Tour) => void) {
  const cache = useTourCache()
  const create = trpc.tours.create.useMutation()
  const update = trpc.tours.update.useMutation()
  const [stored] = useState(() => (tour ? null : loadDraft(me._id)))
  const [restored, setRestored] = useState(stored !== null)
  const [draft, setDraft] = useState<TourDraft>(() => (tour ? toDraft(tour) : (stored ?? EMPTY)))
  const [errors, setErrors] = useState<FieldErrors>({})
  const isNew = tour === null

  useEffect(() => {
    if (isNew) saveDraft(me._id, draft)
  }, [isNew, me._id, draft])

  /** Changes fields and clears their errors. */
  function change(fields: Partial<TourDraft>) {
    setDraft((current) => ({ ...current, ...fields }))
    setErrors((current) => {
      const still = Object.entries(current).filter(([field]) => field !== 'form' && !(field in fields))
      return Object.fromEntries(still)
    })
  }

  async function save() {
    const invalid = validateDraft(draft, indianDay(new Date()))
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) return
    try {
      const input = toTourInput(draft)
      const saved = tour ? await update.mutateAsync({ tourId: tour._id, tour: input }) : await create.mutateAsync(input)
      if (tour) cache.moved(saved)
      else {
        cache.added(saved)
        saveDraft(me._id)
      }
      toast.success(tour ? 'Your changes are saved.' : 'Your tour is open. Share it, so that people find it.')
      onSaved(saved)
    } catch (error) {
      const field: Field | 'form' = fieldFor(errorField(error))
      setErrors({ [field]: errorMessage(error) ?? 'Your tour could not be saved. Please try again.' })
    }
  }

  return {
    draft,
    errors,
    change,
    save,
    saving: create.isPending || update.isPending,
    setImages: (to: (images: string[]) => string[]) =>
      setDraft((current) => ({ ...current, images: to(current.images) })),
    /** Whether this draft was restored, and the function that discards it. */
    restored,
    discardDraft: () => {
      setDraft(EMPTY)
      setErrors({})
      setRestored(false)
    },
  }
}
