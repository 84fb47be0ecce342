import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import { useId } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import type { People } from '../people.ts'
import { EMPTY_PERSON, SPLIT_KINDS, type SplitDraft, type SplitFigures, withKind } from '../split-draft.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { FieldError, RupeeInput } from './rupee-input.tsx'

type Props = {
  split: SplitDraft
  figures: SplitFigures
  here: LedgerPerson[]
  people: People
  error: string | undefined
  onChange: (split: SplitDraft) => void
}

/** The kind of split, its people, and the share of each. */
export function SplitField({ split, figures, here, people, error, onChange }: Props) {
  const name = useId()
  const order = here.map(({ id }) => id)
  const allChosen = here.every(({ id }) => split.chosen.includes(id))
  return (
    <div className="grid gap-3">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="font-[650] text-muted text-xs tracking-wide">{text.split}</legend>
        <div className="mt-1.5 flex overflow-x-auto rounded-full bg-sunk p-1">
          {SPLIT_KINDS.map((how) => (
            <label
              key={how}
              className="grid min-h-11 flex-1 place-items-center rounded-full px-1.5 font-[650] text-muted text-xs has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:bg-ink has-checked:text-paper"
            >
              <input
                type="radio"
                name={name}
                value={how}
                checked={split.how === how}
                onChange={() => onChange(withKind(split, how, figures, order))}
                className="sr-only"
              />
              {text.splitKinds[how]}
            </label>
          ))}
        </div>
        <p className="mt-1.5 text-muted text-xs">{text.splitHints[split.how]}</p>
      </fieldset>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{text.splitBetween}</legend>
        <ul className="rounded-2xl border border-line bg-card">
          {here.map((person) => (
            <PersonRow
              key={person.id}
              {...{ person, people, split, onChange }}
              invalid={Boolean(error)}
              paise={figures.of[person.id] ?? null}
            />
          ))}
        </ul>
        <FieldError>{error}</FieldError>
        {here.length > 2 && (
          <button
            type="button"
            onClick={() => onChange({ ...split, chosen: allChosen ? [] : order })}
            className="min-h-11 font-[600] text-sm text-teal underline-offset-4 hover:underline"
          >
            {allChosen ? text.nobody : text.everybody}
          </button>
        )}
      </fieldset>
    </div>
  )
}

type RowProps = {
  person: LedgerPerson
  people: People
  split: SplitDraft
  invalid: boolean
  paise: number | null
  onChange: (split: SplitDraft) => void
}

function PersonRow({ person: { id }, people, split, invalid, paise, onChange }: RowProps) {
  const field = useId()
  const { how, chosen, typed } = split
  const isChosen = chosen.includes(id)
  const own = typed[id] ?? EMPTY_PERSON
  const name = people.name(id)
  return (
    <li className="flex min-h-14 items-center gap-3 py-1 pr-3.5 pl-3.5 not-first:border-line not-first:border-t">
      <input
        id={field}
        type="checkbox"
        checked={isChosen}
        onChange={() =>
          onChange({ ...split, chosen: isChosen ? chosen.filter((other) => other !== id) : [...chosen, id] })
        }
        className="size-6 shrink-0 accent-teal"
      />
      <label htmlFor={field} className="flex min-h-11 min-w-0 flex-1 items-center gap-3 font-[500]">
        <PersonAvatar person={people.get(id)} className="size-7" />
        <span className="min-w-0 leading-tight">
          {name}
          {how !== 'equal' && how !== 'exact' && isChosen && paise !== null && (
            <span className="block text-muted text-xs tabular-nums">{amountWords(paise)}</span>
          )}
        </span>
      </label>
      {isChosen && how === 'equal' && paise !== null && (
        <span className="shrink-0 font-[500] tabular-nums">{amountWords(paise)}</span>
      )}
      {isChosen && how !== 'equal' && (
        <RupeeInput
          label={text.splitInputs[how](name)}
          unit={text.splitUnits[how]}
          value={own[how]}
          invalid={invalid}
          decimal={how !== 'shares'}
          onChange={(value) => onChange({ ...split, typed: { ...typed, [id]: { ...own, [how]: value } } })}
        />
      )}
    </li>
  )
}
