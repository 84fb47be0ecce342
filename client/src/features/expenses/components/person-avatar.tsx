import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import { formerMember } from '../../../messages/en/expenses/expenses.ts'
import { Avatar } from '../../../ui/avatar.tsx'

type Props = { person: LedgerPerson | undefined; className?: string }

/** The picture of a person of a ledger. Hidden from screen readers: show the name beside it. */
export const PersonAvatar = ({ person, className }: Props) => (
  <Avatar
    id={person?.id ?? ''}
    name={person?.name ?? formerMember}
    picture={person?.profilePicture ?? null}
    className={className}
  />
)
