import type { WrongFact } from '@saathi/shared/admin/catalogue'
import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { type FormEvent, useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { sections } from '../../../messages/en/destinations/report-fact.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { SidePanel } from '../side-panel.tsx'

/** A report of a wrong fact, which is settled here, or reopened. */
export function WrongFactPanel({ fact, onClose }: { fact: WrongFact; onClose: () => void }) {
  const { destination, section, createdAt, doneAt, text: words } = fact
  const [note, setNote] = useState('')
  const utils = trpc.useUtils()
  const isDone = doneAt !== null
  const settle = trpc.admin.settleWrongFact.useMutation({
    onSuccess: async () => {
      toast.success(isDone ? text.reopened : text.settled)
      onClose()
      await Promise.all([
        utils.admin.wrongFacts.invalidate(),
        utils.admin.destinations.invalidate(),
        utils.admin.destinationFacts.invalidate(),
        utils.admin.me.invalidate(),
      ])
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!settle.isPending) settle.mutate({ wrongFactId: fact._id, done: !isDone, note })
  }
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
      <form aria-busy={settle.isPending} onSubmit={submit} className="mt-4 grid gap-4">
        <Field
          label={text.noteLabel}
          name="note"
          maxLength={STAFF_NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormError>{settle.isError ? (errorMessage(settle.error) ?? text.failed) : null}</FormError>
        <Button type="submit" aria-disabled={settle.isPending} className="justify-self-start">
          {isDone ? text.reopen : text.settle}
        </Button>
      </form>
    </SidePanel>
  )
}
