import {
  COMPANY_KINDS,
  COMPANY_KINDS_MAX,
  MODERATORS_NOTE_MAX,
  REFERENCE_MAX,
  REFERENCE_MIN,
} from '@saathi/shared/references/rules'
import type { CompanyKind, PendingReference } from '@saathi/shared/references/schema'
import { useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/references/references.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { DrawerForm } from '../../ui/drawer-form.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ToggleChips } from '../../ui/toggle-chips.tsx'
import { useForm } from '../../ui/use-form.ts'

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
  const form = useForm<'company' | 'text'>({
    check: () => ({
      ...(company.length === 0 && { company: text.companyMissing }),
      ...(words.trim().length < REFERENCE_MIN && { text: text.textTooShort }),
    }),
    send: async () => {
      const facts = { company, wouldTravelAgain, text: words, privateNote }
      await write.mutateAsync({ tourId: tour._id, aboutId: person._id, ...facts })
      utils.references.invalidate()
      toast.success(text.saved)
      onClose()
    },
    failed: text.sendFailed,
  })

  return (
    <DrawerForm
      form={form}
      title={text.writeAbout(person.name)}
      titleClass="text-3xl"
      intro={
        <>
          <p className="text-muted">{text.formIntro(tour.name)}</p>
          <p className="text-muted">{text.rules}</p>
        </>
      }
      label={text.send}
      busyLabel={text.sending}
      onCancel={onClose}
    >
      <div>
        <ToggleChips
          legend={text.companyLegend}
          choices={labelled(COMPANY_KINDS, text.company)}
          chosen={company}
          max={COMPANY_KINDS_MAX}
          onChange={setCompany}
        />
        <FormError>{form.errors.company}</FormError>
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
        error={form.errors.text}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextArea
        label={text.noteLabel}
        hint={text.noteHint}
        value={privateNote}
        maxLength={MODERATORS_NOTE_MAX}
        onChange={({ target }) => setNote(target.value)}
      />
    </DrawerForm>
  )
}
