import { BadgeCheck } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/references/references.ts'
import { monthName } from './month.ts'

const KINDS = [
  ['email', text.emailConfirmed],
  ['phone', text.phoneConfirmed],
  ['photo', text.photoSeen],
  ['document', text.documentChecked],
] as const

/** The checks of a person with their dates, and a note that they say no more. Nothing until they are loaded. */
export function Marks({ userId }: { userId: string }) {
  const { data: marks } = trpc.references.marks.useQuery({ userId })
  if (!marks) return null
  return (
    <div className="mb-8">
      <h3 className="font-[650] text-lg">{text.marksTitle}</h3>
      <ul className="mt-3 grid gap-2">
        {KINDS.map(([kind, words]) => {
          const checked = marks[kind]
          return (
            checked && (
              <li key={kind} className="flex items-start gap-2">
                <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
                {words(monthName(checked.month))}
              </li>
            )
          )
        })}
        {marks.references > 0 && (
          <li className="flex items-start gap-2">
            <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {text.summary(marks.references)}
          </li>
        )}
      </ul>
      <p className="mt-3 text-muted text-sm">{text.marksLimit}</p>
    </div>
  )
}
