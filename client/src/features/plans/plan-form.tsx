import { indianDay } from '@saathi/shared/lib/days'
import { PLAN_COMPANY, PLAN_NOTE_MAX, PLAN_VISIBLE_TO } from '@saathi/shared/plans/rules'
import type { OwnPlan } from '@saathi/shared/plans/schema'
import { useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRequestKey } from '../../lib/use-request-key.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { DrawerForm } from '../../ui/drawer-form.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { SameGenderField } from '../../ui/same-gender-field.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useForm } from '../../ui/use-form.ts'
import { PlaceField } from './place-field.tsx'
import { fieldFor, type PlanDraft, toDraft, toFacts, validatePlan } from './plan-draft.ts'

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
  const label = plan ? text.changePlan(plan.place.name) : text.iAmGoing
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
  const keyFor = useRequestKey()
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
  const change = (part: Partial<PlanDraft>) => setDraft((current) => ({ ...current, ...part }))
  const form = useForm({
    fieldFor,
    check: () => validatePlan(draft),
    send: async () => {
      const facts = toFacts(draft)
      const saved = plan
        ? await update.mutateAsync({ planId: plan._id, plan: facts })
        : await create.mutateAsync({ ...facts, key: keyFor(facts) })
      utils.plans.list.invalidate()
      utils.plans.overlaps.invalidate()
      toast.success(text.saved)
      onSaved(saved)
    },
    failed: text.saveFailed,
  })
  const { errors } = form

  return (
    <DrawerForm
      form={form}
      title={title}
      titleClass="text-3xl"
      intro={<p className="text-muted">{text.formIntro}</p>}
      label={text.savePlan}
      busyLabel={text.saving}
      onCancel={onClose}
    >
      <PlaceField value={draft.placeId} onChange={(placeId) => change({ placeId })} error={errors.placeId} />
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
    </DrawerForm>
  )
}
