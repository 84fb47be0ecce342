import { IMPORT_CHARS_MAX } from '@saathi/shared/expenses/rules'
import type { ImportResult, Ledger, RepeatedExpenses } from '@saathi/shared/expenses/schema'
import { useId, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Select } from '../../../ui/select.tsx'
import { useForm } from '../../../ui/use-form.ts'
import type { People } from '../people.ts'
import { guessPeople, peopleIn } from '../splitwise.ts'

/** The number of left-out lines that are shown. */
const SKIPPED_SHOWN = 20

type Props = { ledger: Ledger; people: People; onDone: () => void }

/** Imports an export of Splitwise: the file, then who is who, then what came of it. */
export default function ImportForm({ ledger, people, onDone }: Props) {
  const id = useId()
  const utils = trpc.useUtils()
  const importer = trpc.expenses.importSplitwise.useMutation()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [csv, setCsv] = useState('')
  const [who, setWho] = useState<Record<string, string>>({})
  const [result, setResult] = useState<ImportResult | null>(null)

  async function send(repeated: RepeatedExpenses) {
    setResult(await importer.mutateAsync({ ledger: ledger.ledger, csv, people: who, key, repeated }))
    await utils.expenses.invalidate()
  }
  const form = useForm({
    check: () => ({ form: csv === '' ? text.importNoPeople : wrongPeople(who, people) }),
    send: () => send('ask'),
    failed: text.importFailed,
  })
  const { errors, setErrors, busy, run } = form

  async function choose(file: File | undefined) {
    setCsv('')
    setErrors({})
    if (!file) return
    if (file.size > IMPORT_CHARS_MAX) return setErrors({ form: text.importTooLarge })
    const content = await file.text().catch(() => '')
    const names = peopleIn(content)
    if (names.length === 0) return setErrors({ form: text.importNoPeople })
    setCsv(content)
    setKey(crypto.randomUUID())
    setWho(guessPeople(names, ledger.people))
  }

  if (result && result.alreadyImported > 0)
    return (
      <div className="mt-3 grid gap-3" aria-busy={busy}>
        <p role="status" className="font-[650]">
          {text.importRepeated(result.alreadyImported)}
        </p>
        <FormError>{errors.form}</FormError>
        <Button onClick={() => run(() => send('skip'))}>{text.importNewOnly}</Button>
        <Button variant="quiet" onClick={() => run(() => send('add'))}>
          {text.importAgain}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {text.importNot}
        </Button>
      </div>
    )
  if (result) return <Imported result={result} onDone={onDone} />
  return (
    <form {...form.props} aria-label={text.importTitle} className="mt-3 grid gap-4">
      <p className="text-muted text-sm">{text.importIntro}</p>
      <div>
        <label htmlFor={id} className="font-[650] text-muted text-xs tracking-wide">
          {text.importFile}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => choose(target.files?.[0])}
          className="mt-1.5 block w-full rounded-xl border border-field bg-card p-2.5 text-sm"
        />
      </div>
      {csv !== '' && (
        <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
          <legend className="mb-2 font-[650]">{text.importWho}</legend>
          {Object.keys(who).map((name) => (
            <Select
              key={name}
              label={text.importPerson(name)}
              name={name}
              value={who[name] ?? ''}
              choices={[
                ['', text.importChoose],
                ...ledger.people
                  .filter((person) => person.name)
                  .map((person) => [person.id, people.name(person.id)] as const),
              ]}
              onChange={(value) => setWho({ ...who, [name]: value })}
            />
          ))}
        </fieldset>
      )}
      <FormFooter
        form={form}
        label={text.importStart}
        busyLabel={text.importing}
        disabled={csv === ''}
        submitClass="w-full"
      />
    </form>
  )
}

/** The error of the fields that say who is who. */
function wrongPeople(who: Record<string, string>, people: People): string | undefined {
  const names = Object.keys(who)
  const missing = names.find((name) => who[name] === '')
  if (missing) return text.importPersonMissing(missing)
  const twice = names.find((name, index) => names.findIndex((other) => who[other] === who[name]) !== index)
  return twice && text.importTwice(people.name(who[twice] ?? ''))
}

function Imported({ result: { imported, skipped }, onDone }: { result: ImportResult; onDone: () => void }) {
  return (
    <div className="mt-3 grid gap-3">
      <p role="status" className="font-[650]">
        {text.imported(imported)}
      </p>
      {skipped.length > 0 && (
        <div className="text-sm">
          <p>{text.importSkipped(skipped.length)}</p>
          <ul className="mt-1 max-h-60 overflow-y-auto text-muted">
            {skipped.slice(0, SKIPPED_SHOWN).map(({ line, why }) => (
              <li key={line}>{text.importSkippedLine(line, why)}</li>
            ))}
            {skipped.length > SKIPPED_SHOWN && <li>{text.importMore(skipped.length - SKIPPED_SHOWN)}</li>}
          </ul>
        </div>
      )}
      <Button onClick={onDone}>{text.done}</Button>
    </div>
  )
}
