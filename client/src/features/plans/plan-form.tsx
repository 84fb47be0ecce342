import { indianDay } from '@saathi/shared/lib/days'
import { PLAN_COMPANY, PLAN_NOTE_MAX, PLAN_VISIBLE_TO } from '@saathi/shared/plans/rules'
import type { OwnPlan } from '@saathi/shared/plans/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { errorField, errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SameGenderField } from '../../ui/same-gender-field.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.tsx'
import { PlaceSelect } from './place-select.tsx'
import { fieldFor, type PlanDraft, type PlanErrors, toDraft, toFacts, validatePlan } from './plan-draft.ts'

const FLEXIBLE = ['0', '1', '3', '7', '14'] as const
const flexibleChoices = (days: number) =>
  [...new Set([...FLEXIBLE, String(days)])].map((each) => [each, text.flexibleBy(Number(each))] as const)

type Props = {
  open: boolean
  /** The plan to change; null for a new one. */
  plan: OwnPlan | null
  /** Values of a new plan. */
  start: Partial<PlanDraft>
  onClose: () => void
  onSaved: (plan: OwnPlan) => void
}

/** The drawer with the form for a plan. */
export default function PlanFormDrawer({ open, plan, start, onClose, onSaved }: Props) {
  const label = plan ? text.changePlan(plan.place.name) : text.addPlan
  return (
    <Drawer persistent label={label} open={open} onClose={onClose}>
      <PlanForm title={label} plan={plan} start={start} onClose={onClose} onSaved={onSaved} />
    </Drawer>
  )
}

function PlanForm({ title, plan, start, onClose, onSaved }: Omit<Props, 'open'> & { title: string }) {
  const utils = trpc.useUtils()
  const create = trpc.plans.create.useMutation()
  const update = trpc.plans.update.useMutation()
  // The same facts, sent again after a lost answer, make no second plan.
  const sent = useRef({ facts: '', key: '' })
  const [draft, setDraft] = useState<PlanDraft>(() =>
    plan
      ? toDraft(plan)
      : {
          placeId: '',
          start: '',
          end: '',
          flexibleDays: 0,
          company: 'alone',
          note: '',
          visibleTo: 'everyone',
          sameGenderOnly: false,
          ...start,
        },
  )
  const [errors, setErrors] = useState<PlanErrors>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>(errors.placeId ? 'select' : '[aria-invalid=true]')?.focus()
  }, [errors])
  const isSaving = create.isPending || update.isPending
  const change = (part: Partial<PlanDraft>) => setDraft((current) => ({ ...current, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const invalid = validatePlan(draft)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) return
    try {
      const facts = toFacts(draft)
      if (sent.current.facts !== JSON.stringify(facts))
        sent.current = { facts: JSON.stringify(facts), key: crypto.randomUUID() }
      const saved = plan
        ? await update.mutateAsync({ planId: plan._id, plan: facts })
        : await create.mutateAsync({ ...facts, key: sent.current.key })
      utils.plans.list.invalidate()
      utils.plans.overlaps.invalidate()
      toast.success(text.saved)
      onSaved(saved)
    } catch (error) {
      setErrors({ [fieldFor(errorField(error))]: errorMessage(error) ?? text.saveFailed })
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={isSaving} aria-label={title}>
      <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
        <div>
          <h2 className="pr-14 text-3xl">{title}</h2>
          <p className="mt-2 text-muted">{text.formIntro}</p>
        </div>
        <PlaceSelect value={draft.placeId} onChange={(placeId) => change({ placeId })} error={errors.placeId} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-3">
          <Field
            label={text.from}
            type="date"
            className="min-w-0"
            value={draft.start}
            min={plan ? undefined : indianDay(new Date())}
            error={errors.start}
            onChange={({ target }) =>
              change({ start: target.value, end: draft.end < target.value ? target.value : draft.end })
            }
          />
          <Field
            label={text.to}
            type="date"
            className="min-w-0"
            value={draft.end}
            min={draft.start || undefined}
            error={errors.end}
            onChange={({ target }) => change({ end: target.value })}
          />
        </div>
        <Select
          label={text.flexible}
          name="flexible"
          value={String(draft.flexibleDays)}
          choices={flexibleChoices(draft.flexibleDays)}
          onChange={(days) => change({ flexibleDays: Number(days) })}
        />
        <Select
          label={text.withWhom}
          name="company"
          value={draft.company}
          choices={labelled(PLAN_COMPANY, text.company)}
          onChange={(company) => change({ company })}
        />
        <TextArea
          label={text.noteLabel}
          value={draft.note}
          maxLength={PLAN_NOTE_MAX}
          placeholder={text.noteExample}
          hint={text.noteHint}
          error={errors.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Select
          label={text.visibleToLabel}
          name="visible-to"
          value={draft.visibleTo}
          choices={labelled(PLAN_VISIBLE_TO, text.visibleTo)}
          onChange={(visibleTo) => change({ visibleTo })}
        />
        <SameGenderField
          labels={text.sameGenderOnly}
          hint={text.sameGenderHint}
          needsGender={text.sameGenderNeedsGender}
          checked={draft.sameGenderOnly}
          onChange={(sameGenderOnly) => change({ sameGenderOnly })}
        />
        <FormError>{errors.form}</FormError>
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8">
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? text.saving : text.savePlan}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
