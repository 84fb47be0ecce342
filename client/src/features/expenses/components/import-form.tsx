import { IMPORT_CHARS_MAX } from '@saathi/shared/expenses/rules'
import type { ImportResult, Ledger, RepeatedExpenses } from '@saathi/shared/expenses/schema'
import { type FormEvent, useId, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import type { People } from '../people.ts'
import { guessPeople, peopleIn } from '../splitwise.ts'

/** How many lines that were left out are shown. */
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
  const [error, setError] = useState<string | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)

  async function choose(file: File | undefined) {
    setCsv('')
    setError(null)
    if (!file) return
    if (file.size > IMPORT_CHARS_MAX) return setError(text.importTooLarge)
    const content = await file.text().catch(() => '')
    const names = peopleIn(content)
    if (names.length === 0) return setError(text.importNoPeople)
    setCsv(content)
    setKey(crypto.randomUUID())
    setWho(guessPeople(names, ledger.people))
  }

  async function submit(repeated: RepeatedExpenses) {
    if (importer.isPending || csv === '') return
    const names = Object.keys(who)
    const missing = names.find((name) => who[name] === '')
    const twice = names.find((name, index) => names.findIndex((other) => who[other] === who[name]) !== index)
    if (missing) return setError(text.importPersonMissing(missing))
    if (twice) return setError(text.importTwice(people.name(who[twice] ?? '')))
    setError(null)
    try {
      setResult(await importer.mutateAsync({ ledger: ledger.ledger, csv, people: who, key, repeated }))
      await utils.expenses.invalidate()
    } catch (reason) {
      setError(errorMessage(reason) ?? text.importFailed)
    }
  }

  if (result && result.alreadyImported > 0)
    return (
      <div className="mt-3 grid gap-3" aria-busy={importer.isPending}>
        <p role="status" className="font-[650]">
          {text.importRepeated(result.alreadyImported)}
        </p>
        <FormError>{error}</FormError>
        <Button onClick={() => submit('skip')}>{text.importNewOnly}</Button>
        <Button variant="quiet" onClick={() => submit('add')}>
          {text.importAgain}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {text.importNot}
        </Button>
      </div>
    )
  if (result) return <Imported result={result} onDone={onDone} />
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit('ask')
      }}
      aria-busy={importer.isPending}
      aria-label={text.importTitle}
      className="mt-3 grid gap-4"
    >
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
      <FormError>{error}</FormError>
      <Button type="submit" disabled={csv === ''} aria-disabled={importer.isPending}>
        {importer.isPending ? text.importing : text.importStart}
      </Button>
    </form>
  )
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
