import * as text from '../../../messages/en/trips/bookings.ts'
import { Field } from '../../../ui/field.tsx'

type Props = { value: string; error: string | null | undefined; onChange: (value: string) => void }

/** The booking reference of an item, which is the reader's alone. */
export const BookingField = ({ value, error, onChange }: Props) => (
  <Field
    label={text.label}
    name="reference"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    value={value}
    hint={text.onlyYou}
    error={error ?? null}
    onChange={({ target }) => onChange(target.value)}
  />
)
