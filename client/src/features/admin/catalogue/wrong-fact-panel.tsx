import type { WrongFact } from '@saathi/shared/admin/catalogue'
import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { FACT_KINDS } from '@saathi/shared/destinations/fact-kinds'
import { useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { about } from '../../../messages/en/destinations/fact-sources.ts'
import { sections } from '../../../messages/en/destinations/report-fact.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SidePanel } from '../side-panel.tsx'

/** A report of a wrong fact, which is settled here, or reopened. */
export function WrongFactPanel({ fact, onClose }: { fact: WrongFact; onClose: () => void }) {
  const { destination, section, createdAt, doneAt, text: words } = fact
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState('')
  const utils = trpc.useUtils()
  const isDone = doneAt !== null
  const settle = trpc.admin.settleWrongFact.useMutation()
  const facts = trpc.admin.destinationFacts.useQuery({ destinationId: destination.id }, { enabled: !isDone })
  const checkable = facts.data?.checkable ?? []
  const form = useForm({
    send: async () => {
      const found = checkable[Number(chosen)]
      const checked = !isDone && chosen !== '' && found ? { fact: found } : {}
      await settle.mutateAsync({ wrongFactId: fact._id, done: !isDone, note, ...checked })
      toast.success(isDone ? text.reopened : text.settled)
      onClose()
      await Promise.all([
        utils.admin.wrongFacts.invalidate(),
        utils.admin.destinations.invalidate(),
        utils.admin.destinationFacts.invalidate(),
        utils.admin.me.invalidate(),
      ])
    },
    failed: text.failed,
  })
  return (
    <SidePanel
      title={destination.name}
      note={
        <>
          <p>
            {sections[section]}, {text.reportedOn(dayOf(createdAt))}
            {doneAt && `, ${text.settledOn(dayOf(doneAt))}`}
          </p>
          <p>
            <AppLink
              to={`/destinations/${destination.id}`}
              className="font-[600] text-teal underline underline-offset-4"
            >
              {text.openPage}
            </AppLink>
          </p>
        </>
      }
      onClose={onClose}
    >
      <p className="whitespace-pre-line rounded-2xl bg-sunk px-4 py-3">{words}</p>
      {fact.checkedFact && <p className="mt-3 text-muted text-sm">{text.factChecked(nameOfFact(fact.checkedFact))}</p>}
      <form {...form.props} className="mt-4 grid gap-4">
        {!isDone && (
          <Select
            label={text.factFound}
            name="fact"
            hint={text.factFoundHint}
            value={chosen}
            choices={[
              ['', text.noFact],
              ...checkable.map(({ kind, about: name }, index) => [String(index), about(kind, name)] as const),
            ]}
            onChange={setChosen}
          />
        )}
        <Field
          label={text.noteLabel}
          name="note"
          maxLength={STAFF_NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormFooter form={form} label={isDone ? text.reopen : text.settle} />
      </form>
    </SidePanel>
  )
}

/** The name of a fact that is stored as `fee/Agra Fort`. */
function nameOfFact(key: string): string {
  const at = key.indexOf('/')
  const kind = FACT_KINDS.find((each) => each === key.slice(0, at))
  return kind ? about(kind, key.slice(at + 1)) : key
}
