import { FACT_REPORT_MAX, FACT_SECTIONS, type FactSection } from '@saathi/shared/admin/rules'
import type { Destination } from '@saathi/shared/destinations/schema'
import { type FormEvent, useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/destinations/report-fact.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Select } from '../../ui/select.tsx'

export type ReportFactProps = { place: Pick<Destination, 'id' | 'name'>; open: boolean; onClose: () => void }

const SECTIONS = [['', text.chooseSection], ...labelled(FACT_SECTIONS, text.sections)] as const
const EMPTY = { section: '' as FactSection | '', words: '', website: '' }

/** The dialog to report a wrong fact. It keeps what was written until it is sent. */
export default function ReportFactDialog({ place, open, onClose }: ReportFactProps) {
  const [draft, setDraft] = useState(EMPTY)
  const [thanks, setThanks] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const report = trpc.destinations.reportFact.useMutation()
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (report.isPending) return
    const { section, words, website } = draft
    const isEmpty = words.trim() === ''
    setMissing(section === '' ? text.noSection : isEmpty ? text.noWords : null)
    if (section === '' || isEmpty) return
    report.mutate(
      { destinationId: place.id, section, text: words, website },
      {
        onSuccess: ({ message }) => {
          setDraft(EMPTY)
          setThanks(message)
        },
      },
    )
  }
  function close() {
    setThanks(null)
    onClose()
  }
  const failure = report.isError ? (errorMessage(report.error) ?? text.failed) : null
  return (
    <Dialog title={text.title(place.name)} open={open} onClose={close}>
      <div role="status">{thanks && <p className="mt-3">{thanks}</p>}</div>
      {thanks ? (
        <Button className="mt-5" onClick={close}>
          {text.close}
        </Button>
      ) : (
        <form noValidate aria-busy={report.isPending} onSubmit={submit} className="mt-3 grid gap-4">
          <p>{text.intro}</p>
          <Select
            label={text.section}
            name="section"
            value={draft.section}
            choices={SECTIONS}
            onChange={(section) => change({ section })}
          />
          <TextArea
            label={text.words}
            name="text"
            hint={text.wordsHint}
            maxLength={FACT_REPORT_MAX}
            value={draft.words}
            onChange={({ target }) => change({ words: target.value })}
          />
          {/* A honeypot: hidden from people, filled in by bots. */}
          <div aria-hidden className="absolute -left-[9999px]">
            <label>
              {text.website}
              <input
                type="text"
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={draft.website}
                onChange={({ target }) => change({ website: target.value })}
              />
            </label>
          </div>
          <FormError>{missing ?? failure}</FormError>
          <div className="flex flex-wrap gap-2 *:px-5">
            <Button type="submit" aria-disabled={report.isPending}>
              {report.isPending ? text.sending : text.send}
            </Button>
            <Button variant="quiet" onClick={close}>
              {text.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
