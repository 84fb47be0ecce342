import { indianDay } from '@saathi/shared/lib/days'
import type { Tour } from '@saathi/shared/tours/schema'
import { useEffect, useState } from 'react'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type DraftKey, loadDraft, saveDraft } from '../draft-storage.ts'
import { useTourCache } from '../tour-cache.ts'
import {
  EMPTY,
  type Field,
  type FieldErrors,
  fieldFor,
  isUnchanged,
  type TourDraft,
  toDraft,
  toTourInput,
  validateDraft,
} from '../tour-draft.ts'

/**
 * State of the form for a new tour, which starts with these values, or for editing `tour`. A new tour survives a
 * reload.
 */
export function useTourForm(
  draftKey: DraftKey,
  tour: Tour | null,
  start: Partial<TourDraft>,
  onSaved: (tour: Tour) => void,
) {
  const [key] = useState(draftKey)
  const cache = useTourCache()
  const create = trpc.tours.create.useMutation()
  const update = trpc.tours.update.useMutation()
  const [stored] = useState(() => (tour ? null : loadDraft(key)))
  const [restored, setRestored] = useState(stored !== null)
  const [draft, setDraft] = useState<TourDraft>(() => (tour ? toDraft(tour) : (stored ?? { ...EMPTY, ...start })))
  const [errors, setErrors] = useState<FieldErrors>({})
  const isNew = tour === null
  const [given] = useState<TourDraft>(() => ({ ...EMPTY, ...start }))

  useEffect(() => {
    // A draft with nothing but the given values is not worth keeping.
    if (isNew) saveDraft(key, isUnchanged(draft, given) ? EMPTY : draft)
  }, [isNew, key, draft, given])

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
        saveDraft(key)
      }
      toast.success(tour ? text.saved : text.published)
      onSaved(saved)
    } catch (error) {
      const field: Field | 'form' = fieldFor(errorField(error))
      setErrors({ [field]: errorMessage(error) ?? text.saveFailed })
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
      setDraft(given)
      setErrors({})
      setRestored(false)
    },
  }
}
