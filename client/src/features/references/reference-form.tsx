import {
  COMPANY_KINDS,
  COMPANY_KINDS_MAX,
  MODERATORS_NOTE_MAX,
  REFERENCE_MAX,
  REFERENCE_MIN,
} from '@saathi/shared/references/rules'
import type { CompanyKind, PendingReference } from '@saathi/shared/references/schema'
import { type FormEvent, useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/references/references.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ToggleChips } from '../../ui/toggle-chips.tsx'

type Props = { about: PendingReference; onClose: () => void }

/** The drawer in which the user writes a reference. */
export const ReferenceForm = ({ about, onClose }: Props) => (
  <Drawer persistent open label={text.writeAbout(about.person.name)} onClose={onClose}>
    <Form about={about} onClose={onClose} />
  </Drawer>
)

function Form({ about: { tour, person }, onClose }: Props) {
  const utils = trpc.useUtils()
  const write = trpc.references.write.useMutation()
  const [company, setCompany] = useState<CompanyKind[]>([])
  const [wouldTravelAgain, setAgain] = useState(false)
  const [words, setWords] = useState('')
  const [privateNote, setNote] = useState('')
  const [error, setError] = useState<{ at: 'company' | 'text' | 'form'; message: string } | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    if (company.length === 0) return setError({ at: 'company', message: text.companyMissing })
    if (words.trim().length < REFERENCE_MIN) return setError({ at: 'text', message: text.textTooShort })
    setError(null)
    try {
      const facts = { company, wouldTravelAgain, text: words, privateNote }
      await write.mutateAsync({ tourId: tour._id, aboutId: person._id, ...facts })
      utils.references.invalidate()
      toast.success(text.saved)
      onClose()
    } catch (failure) {
      setError({ at: 'form', message: errorMessage(failure) ?? text.sendFailed })
    }
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={write.isPending}>
      <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
        <div>
          <h2 className="pr-14 text-3xl [overflow-wrap:anywhere]">{text.writeAbout(person.name)}</h2>
          <p className="mt-2 text-muted">{text.formIntro(tour.name)}</p>
          <p className="mt-2 text-muted">{text.rules}</p>
        </div>
        <div>
          <ToggleChips
            legend={text.companyLegend}
            choices={labelled(COMPANY_KINDS, text.company)}
            chosen={company}
            max={COMPANY_KINDS_MAX}
            onChange={setCompany}
          />
          {error?.at === 'company' && <FormError>{error.message}</FormError>}
        </div>
        <Checkbox
          label={text.again}
          hint={text.againHint}
          checked={wouldTravelAgain}
          onChange={({ target }) => setAgain(target.checked)}
        />
        <TextArea
          label={text.textLabel}
          hint={text.textHint}
          value={words}
          maxLength={REFERENCE_MAX}
          error={error?.at === 'text' ? error.message : null}
          onChange={({ target }) => setWords(target.value)}
        />
        <TextArea
          label={text.noteLabel}
          hint={text.noteHint}
          value={privateNote}
          maxLength={MODERATORS_NOTE_MAX}
          onChange={({ target }) => setNote(target.value)}
        />
        {error?.at === 'form' && <FormError>{error.message}</FormError>}
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8">
        <Button type="submit" aria-disabled={write.isPending}>
          {write.isPending ? text.sending : text.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
