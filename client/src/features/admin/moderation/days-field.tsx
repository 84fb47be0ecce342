import { SUSPEND_DAYS_MAX } from '@saathi/shared/admin/rules'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Field } from '../../../ui/field.tsx'

const QUICK = ['3', '7', '30', '90']

type Props = { value: string; error: string | null; onChange: (value: string) => void }

/** The length of a suspension. */
export const DaysField = ({ value, error, onChange }: Props) => (
  <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
    <Field
      label={text.days}
      name="days"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={text.daysHint(SUSPEND_DAYS_MAX)}
      error={error}
      className="w-32"
    />
    <div className="flex flex-wrap gap-2 pt-7">
      {QUICK.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={value.trim() === days}
          onClick={() => onChange(days)}
          className="min-h-11 rounded-full border border-field bg-card px-4 font-[550] text-sm hover:bg-sunk aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-card"
        >
          {text.quickDays(Number(days))}
        </button>
      ))}
    </div>
  </div>
)
