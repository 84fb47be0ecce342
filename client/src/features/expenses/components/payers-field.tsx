import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { Select } from '../../../ui/select.tsx'
import { type ExpenseDraft, type ExpenseErrors, SEVERAL } from '../expense-draft.ts'
import type { People } from '../people.ts'
import { FieldError, RupeeInput } from './rupee-input.tsx'

type Props = {
  draft: ExpenseDraft
  here: LedgerPerson[]
  people: People
  onChange: (part: Partial<ExpenseDraft>) => void
}

/** The payers: one person, or several. */
export const PayerSelect = ({ draft, here, people, onChange }: Props) => (
  <Select
    label={text.paidBy}
    name="payer"
    value={draft.payer}
    choices={[...here.map(({ id }) => [id, people.name(id)] as const), [SEVERAL, text.severalPeople]]}
    onChange={(payer) => onChange({ payer })}
    className="min-w-0"
  />
)

/** The amounts of several payers. */
export function PayerAmounts({ draft, here, people, errors, onChange }: Props & { errors: ExpenseErrors }) {
  if (draft.payer !== SEVERAL) return errors.payers ? <FieldError>{errors.payers}</FieldError> : null
  return (
    <div>
      <ul className="rounded-2xl border border-line bg-card">
        {here.map(({ id, me }) => (
          <li
            key={id}
            className="flex min-h-14 items-center gap-3 py-1 pr-1.5 pl-3.5 not-first:border-line not-first:border-t"
          >
            <span className="min-w-0 flex-1">{people.name(id)}</span>
            <RupeeInput
              label={me ? text.youPaid : text.paidByPerson(people.name(id))}
              unit="₹"
              value={draft.paid[id] ?? ''}
              invalid={Boolean(errors.payers)}
              onChange={(value) => onChange({ paid: { ...draft.paid, [id]: value } })}
            />
          </li>
        ))}
      </ul>
      <FieldError>{errors.payers}</FieldError>
    </div>
  )
}
