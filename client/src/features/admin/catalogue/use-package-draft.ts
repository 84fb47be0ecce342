import type { PackageForEditor } from '@saathi/shared/admin/catalogue'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type Draft, differences, EMPTY_DRAFT, toDraft, toFacts, wholeNumber } from './package-draft.ts'

/** The version from which an editor started, with its texts. */
type Base = { version: number; draft: Draft }
const baseOf = (found: PackageForEditor | null): Base =>
  found ? { version: found.version, draft: toDraft(found.package) } : { version: 0, draft: EMPTY_DRAFT }

/** An invalid field, such as `price` or `activities.0.name`. */
type Invalid = { field: string; message: string }

/** The draft of a package, which stays until it is saved or discarded, whatever others save meanwhile. */
export function usePackageDraft(found: PackageForEditor | null) {
  const [base, setBase] = useState(() => baseOf(found))
  const [draft, setDraft] = useState(base.draft)
  const [note, setNote] = useState('')
  const [invalid, setInvalid] = useState<Invalid | null>(null)
  const [theirs, setTheirs] = useState<{ draft: Draft; fields: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const send = trpc.admin.savePackage.useMutation()
  const packageId = found?.package._id
  const isDirty = !isSaving && differences(base.draft, draft).length > 0

  /** Starts anew from what the server has. */
  const take = (next: PackageForEditor) => {
    const fresh = baseOf(next)
    setBase(fresh)
    setDraft(fresh.draft)
    setNote('')
    setTheirs(null)
    setInvalid(null)
    setFailure(null)
  }
  const fetchFound = async (id: string) => {
    await utils.admin.package.invalidate({ packageId: id })
    return utils.admin.package.fetch({ packageId: id })
  }

  /** Somebody else was faster: keeps the draft, and starts from their version, so that a second save replaces it. */
  async function meetTheirs(id: string) {
    const next = baseOf(await fetchFound(id))
    const fields = differences(base.draft, next.draft).map((field) => text.fields[field])
    setBase(next)
    setTheirs({ draft: next.draft, fields: fields.join(', ') })
  }

  async function fail(error: unknown) {
    const field = errorField(error)
    const message = errorMessage(error) ?? text.saveFailed
    if (errorCode(error) === 'CONFLICT' && packageId) return meetTheirs(packageId).catch(() => setFailure(message))
    if (field?.startsWith('facts.')) setInvalid({ field: field.slice('facts.'.length), message })
    else setFailure(message)
  }

  async function save() {
    if (isSaving) return
    const notANumber = (['price', 'nights'] as const).find((field) => wholeNumber(draft[field]) === null)
    setFailure(null)
    setInvalid(notANumber ? { field: notANumber, message: text.wholeNumber } : null)
    if (notANumber) return
    setIsSaving(true)
    try {
      const saved = await send.mutateAsync({ packageId, version: base.version, facts: toFacts(draft), note })
      toast.success(saved.version === base.version ? text.nothingChanged : text.saved(saved.version))
      utils.admin.packages.invalidate()
      utils.packages.invalidate()
      take(await fetchFound(saved.packageId))
      if (!packageId) await navigate({ to: '/admin/$', params: { _splat: `catalogue/${saved.packageId}` } })
    } catch (error) {
      await fail(error)
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    change: (part: Partial<Draft>) => {
      setDraft({ ...draft, ...part })
      setInvalid(null)
    },
    note,
    setNote,
    isDirty,
    isSaving,
    invalid,
    failure,
    theirs,
    take,
    takeTheirs: () => {
      setDraft(base.draft)
      setTheirs(null)
    },
    discard: () => {
      setDraft(base.draft)
      setInvalid(null)
      setFailure(null)
    },
    save,
  }
}
export type Editing = ReturnType<typeof usePackageDraft>
