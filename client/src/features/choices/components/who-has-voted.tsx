import type { Choice } from '@saathi/shared/choices/schema'
import { Check } from 'lucide-react'
import { useAuth } from '../../../lib/auth-context.tsx'
import * as text from '../../../messages/en/choices/choices.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** The people of a choice, and whether each has voted. How is nobody's to see. */
export function WhoHasVoted({ choice: { people, voters, result } }: { choice: Choice }) {
  const { user } = useAuth()
  const left = (voters ?? 0) - people.length
  return (
    <section aria-labelledby="voters" className="rounded-3xl border border-line bg-card p-5">
      <h2 id="voters" className="text-xl">
        {text.whoHasVoted}
      </h2>
      <ul className="mt-3 grid gap-3">
        {people.map(({ _id, name, profilePicture, hasVoted }) => (
          <li key={_id} className="flex items-center gap-3">
            <Avatar id={_id} name={name} picture={profilePicture} className="size-9" />
            <span className="min-w-0 flex-1 font-[550] [overflow-wrap:anywhere]">
              {_id === user?._id ? text.you(name) : name}
            </span>
            <span className={`flex items-center gap-1 text-sm ${hasVoted ? 'text-leaf' : 'text-muted'}`}>
              {hasVoted && <Check aria-hidden className="size-4.5" />}
              {hasVoted ? text.hasVoted : text.notYet}
            </span>
          </li>
        ))}
      </ul>
      {!result && left > 0 && <p className="mt-3 text-muted text-sm">{text.placesLeft(left)}</p>}
      <p className="mt-3 text-muted text-sm">{text.howDecided}</p>
    </section>
  )
}
