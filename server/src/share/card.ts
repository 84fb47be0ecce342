import { spanOfDays } from '@saathi/shared/days'
import { rupees } from '@saathi/shared/money'
import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Db } from '../db/client.ts'
import { packages } from '../db/schema/packages.ts'
import { tours } from '../db/schema/tours.ts'

/** What a link says of itself where it is shared. `image` is an image path as the wire has it, or null. */
export type Card = { title: string; text: string; image: string | null }

const TEXT_MAX = 200
const short = (text: string) => (text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1).trimEnd()}…`)

/** The card of `/packages/{id}` and of a shared tour, `/tours?tour={id}`; null for any other page. Names no people. */
export async function cardFor(db: Db, url: URL): Promise<Card | null> {
  const packageId = url.pathname.match(/^\/packages\/([^/]+)$/)?.[1]
  if (packageId && validate(packageId)) return packageCard(db, packageId)
  const tourId = url.pathname === '/tours' ? url.searchParams.get('tour') : null
  return tourId && validate(tourId) ? tourCard(db, tourId) : null
}

async function packageCard(db: Db, packageId: string): Promise<Card | null> {
  const [found] = await db
    .select({ name: packages.name, description: packages.description, price: packages.price, images: packages.images })
    .from(packages)
    .where(eq(packages._id, packageId))
  return (
    (found && {
      title: `${found.name} · ${rupees(found.price)} a person`,
      text: short(found.description),
      image: found.images[0] ?? null,
    }) ??
    null
  )
}

async function tourCard(db: Db, tourId: string): Promise<Card | null> {
  const [found] = await db
    .select({
      name: tours.name,
      description: tours.description,
      destination: tours.destination,
      start: tours.startDate,
      end: tours.endDate,
      price: tours.price,
      images: tours.images,
    })
    .from(tours)
    .where(eq(tours._id, tourId))
  return (
    (found && {
      title: `${found.name} · ${spanOfDays(found.start, found.end)}`,
      text: short(`${found.destination}, ${rupees(found.price)} a person. ${found.description}`.trim()),
      image: found.images[0] ?? null,
    }) ??
    null
  )
}
