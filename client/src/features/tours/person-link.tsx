import type { Traveller } from '@saathi/shared/tours'
import { Link } from '@tanstack/react-router'

/** Somebody as `@name`, with the way to their profile. */
export const PersonLink = ({ person }: { person: Pick<Traveller, '_id' | 'name'> }) => (
  <Link
    to="/profile/$userId"
    params={{ userId: person._id }}
    className="font-[650] text-teal underline-offset-4 [overflow-wrap:anywhere] hover:underline"
  >
    @{person.name}
  </Link>
)
