import { useAuth } from '../../lib/auth-context.tsx'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** The number of people who are named. */
const NAMED = 5

/** The number of people who plan to go there; a signed-in user also sees those who show it, and a way to join them. */
export function Going({ placeId, name }: { placeId: string; name: string }) {
  const { user } = useAuth()
  const canSee = user?.consented === true
  const { data } = trpc.plans.going.useQuery({ destinationId: placeId })
  const found = trpc.plans.search.useQuery({ placeId, limit: NAMED }, { enabled: canSee })
  const people = [...new Map((found.data?.items ?? []).map(({ person }) => [person._id, person])).values()]
  const count = data?.count ?? null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-sunk px-4 py-3 sm:px-5 print:hidden">
      {people.length > 0 && (
        <ul aria-label={text.whoIsGoing} className="flex flex-wrap gap-1">
          {people.map((person) => (
            <li key={person._id} className="flex">
              <AppLink to={`/profile/${person._id}`} aria-label={person.name} className="block rounded-full">
                <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-11" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <p className="min-w-36 flex-1 font-[600] leading-snug">
        {count !== null ? text.planToGo(count) : people.length > 0 ? text.somePlanToGo : text.tellOthers}
      </p>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <AppLink
          to="/plans"
          search={{ place: placeId, add: 'yes' } as never}
          aria-label={text.goingTo(name)}
          className={buttonClass('quiet')}
        >
          {text.iAmGoing}
        </AppLink>
        {(count !== null || people.length > 0) && (
          <AppLink to="/plans" search={{ place: placeId } as never} hash="travellers" className={buttonClass('quiet')}>
            {text.seeWhoGoes}
          </AppLink>
        )}
      </div>
    </div>
  )
}
