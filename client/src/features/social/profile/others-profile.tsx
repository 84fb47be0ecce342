import type { OtherPerson, Person } from '@saathi/shared/social/schema'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/social/profile.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TrustLine } from '../../../ui/trust-line.tsx'
import { ProfileBanner } from './profile-banner.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

type Props = {
  userId: string
  /** The follower and following counts. */
  counts: (person: Person) => ReactNode
  /** The viewer's actions. */
  actions: (person: OtherPerson) => ReactNode
  /** The person's tours. */
  children: (person: Person) => ReactNode
}

/** The profile of another user. */
export function OthersProfile({ userId, counts, actions, children }: Props) {
  const found = trpc.social.get.useQuery({ userId })
  useTitle(found.data?.name ?? text.title)
  if (found.isPending) return <ProfileSkeleton />
  if (!found.data)
    return (
      <div className="wrap py-12 md:py-20">
        <h1 tabIndex={-1} className="sr-only">
          {text.title}
        </h1>
        <EmptyState
          alert
          action={
            <>
              <Button onClick={() => found.refetch()}>{text.tryAgain}</Button>
              <AppLink to="/tours" className={buttonClass('quiet')}>
                {text.findTours}
              </AppLink>
            </>
          }
        >
          {text.notFound}
        </EmptyState>
      </div>
    )
  const person = found.data
  return (
    <>
      <ProfileBanner
        person={person}
        name={person.name}
        trust={<TrustLine userId={person._id} />}
        counts={counts(person)}
        actions={actions(person)}
      />
      {children(person)}
    </>
  )
}
