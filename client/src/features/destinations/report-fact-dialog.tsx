import { FACT_REPORT_MAX, FACT_SECTIONS, type FactSection } from '@saathi/shared/admin/rules'
import type { Destination } from '@saathi/shared/destinations/schema'
import { useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/destinations/report-fact.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Select } from '../../ui/select.tsx'
import { useForm } from '../../ui/use-form.ts'

export type ReportFactProps = { place: Pick<Destination, 'id' | 'name'>; open: boolean; onClose: () => void }

const SECTIONS = [['', text.chooseSection], ...labelled(FACT_SECTIONS, text.sections)] as const
const EMPTY = { section: '' as FactSection | '', words: '', website: '' }

/** The dialog to report a wrong fact. It keeps what was written until it is sent. */
export default function ReportFactDialog({ place, open, onClose }: ReportFactProps) {
  const [draft, setDraft] = useState(EMPTY)
  const [thanks, setThanks] = useState<string | null>(null)
  const report = trpc.destinations.reportFact.useMutation()
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part })

  const form = useForm({
    check: () => ({
      form: draft.section === '' ? text.noSection : draft.words.trim() === '' ? text.noWords : undefined,
    }),
    send: async () => {
      const { section, words, website } = draft
      if (section === '') return
      const { message } = await report.mutateAsync({ destinationId: place.id, section, text: words, website })
      setDraft(EMPTY)
      setThanks(message)
    },
    failed: text.failed,
  })
  function close() {
    setThanks(null)
    onClose()
  }
  return (
    <Dialog title={text.title(place.name)} open={open} onClose={close}>
      <div role="status">{thanks && <p className="mt-3">{thanks}</p>}</div>
      {thanks ? (
        <Button className="mt-5" onClick={close}>
          {text.close}
        </Button>
      ) : (
        <form {...form.props} className="mt-3 grid gap-4">
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
          <FormFooter
            form={form}
            label={text.send}
            busyLabel={text.sending}
            onCancel={close}
            className="gap-2 *:px-5"
          />
        </form>
      )}
    </Dialog>
  )
}
