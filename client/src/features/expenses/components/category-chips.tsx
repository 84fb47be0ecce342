import type { ExpenseCategory } from '@saathi/shared/expenses/facts'
import { EXPENSE_CATEGORIES } from '@saathi/shared/expenses/rules'
import { useId } from 'react'
import * as form from '../../../messages/en/expenses/expense-form.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { CATEGORY_ICONS } from '../categories.ts'

type Props = { value: ExpenseCategory; onChange: (category: ExpenseCategory) => void }

export function CategoryChips({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{form.categoryLabel}</legend>
      <div className="flex flex-wrap gap-1.5">
        {EXPENSE_CATEGORIES.map((category) => {
          const Icon = CATEGORY_ICONS[category]
          return (
            <label
              key={category}
              className="grid min-h-14 flex-auto justify-items-center gap-0.5 rounded-[0.875rem] border border-line bg-card px-1 pt-2 pb-1.5 font-[600] text-muted text-xs has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
            >
              <input
                type="radio"
                name={name}
                value={category}
                checked={category === value}
                onChange={() => onChange(category)}
                className="sr-only"
              />
              <Icon aria-hidden className="size-5" />
              {text.categories[category]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
