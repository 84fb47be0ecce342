import type { Traveller } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import * as text from '../../../messages/en/tours/tours.ts'

/** A link to a profile, shown as `@name`. */
export const PersonLink = ({ person }: { person: Pick<Traveller, '_id' | 'name'> }) => (
  <Link
    to="/profile/$userId"
    params={{ userId: person._id }}
    className="font-[650] text-teal underline-offset-4 [overflow-wrap:anywhere] hover:underline"
  >
    {text.handle(person.name)}
  </Link>
)
