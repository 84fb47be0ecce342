import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { indianDay } from '@saathi/shared/lib/days'
import type { TourCover } from '@saathi/shared/tours/schema'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { v7 } from 'uuid'
import { DEMO_LOGIN } from '../../platform/demo-login.ts'
import type { Identity } from '../../platform/identity/identity.ts'
import { CASING } from '../columns.ts'
import { onOwnConnection } from '../own-connection.ts'
import { consents } from '../schema/consents.ts'
import { packages } from '../schema/packages.ts'
import { tours } from '../schema/tours.ts'
import { users } from '../schema/users.ts'
import { seedCompanions } from './demo-companions.ts'
import { seedExpenses } from './demo-expenses.ts'
import { seedOwnTours } from './demo-own-tours.ts'
import people from './demo-people.json' with { type: 'json' }
import { seedPlans } from './demo-plans.ts'
import { type ProposeTrip, seedTrips } from './demo-trips.ts'

const HOSTS = 12
const TOURS = 60
const DAY_MS = 86_400_000
const COVERS: TourCover[][] = [
  ['stay', 'transport', 'guide'],
  ['stay', 'food', 'entries'],
  [],
  ['stay', 'food', 'transport', 'entries', 'guide'],
]
const SEATS = [6, null, 4, 10, 8, 3, 12, null, 5]

const INVITATIONS = [
  'I have done this route before and would rather not do it alone again.',
  'Looking for easy company: early mornings, long lunches, no selfie sticks.',
  'Open to first-timers. I carry the first-aid box and the snacks.',
  'We split rooms and taxis evenly and write every rupee down.',
  'Slow pace, some walking, one rest day if anybody asks for it.',
  'Children are welcome; mine will be there to argue with them.',
  'Trains both ways, so bring a book and a shawl.',
  'I book the stays, you bring the stories.',
]
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** The advisory lock of seeding: an arbitrary number, the same in every process. */
const SEED_LOCK = 7_284_402

/** Without `proposeTrip` the demo account gets no trips. */
type Deps = { url: string; identity: Identity; now: Date; proposeTrip?: ProposeTrip }

/**
 * Seeds demo users, their tours over the coming year, and a demo account with tours, trips, messages and notifications of its own, if the database has no users. The data is the
 * same each time, except for the dates.
 */
export const seedDemo = ({ url, identity, now, proposeTrip }: Deps): Promise<void> =>
  onOwnConnection(url, async (connection) => {
    const db = drizzle(connection, { casing: CASING })
    await connection`select pg_advisory_lock(${SEED_LOCK})`
    if ((await db.$count(users)) > 0) return
    const account = { ...DEMO_LOGIN, name: 'Saathi Demo', emailVerified: true }
    // A start that was cut short may have made the account already.
    const firebaseUid = (await identity.uidOf(DEMO_LOGIN.email)) ?? (await identity.createUser(account))
    await db.transaction(async (tx) => {
      const crowd = people.map((person, index) => ({
        _id: v7(),
        firebaseUid: `demo-${index}`,
        email: `demo-${index}@saathi.example`,
        ...person,
        travelType: person.travelType as 'family' | 'genZ',
        consentedAt: now.toISOString(),
        joinedToursVisibleTo: 'everyone' as const, // so that tours have somebody to show
      }))
      const demo = {
        _id: v7(),
        firebaseUid,
        email: DEMO_LOGIN.email,
        name: 'Saathi Demo',
        bio: 'Here to look around. Anything done with this account is for show.',
        travelType: 'genZ' as const,
        homeCity: 'Pune',
        languages: ['Marathi', 'Hindi', 'English'],
        consentedAt: now.toISOString(),
      }
      await tx.insert(users).values([...crowd, demo])
      const at = now.toISOString()
      await tx.insert(consents).values(
        [...crowd, demo].map(({ _id: userId }) => ({
          userId,
          purpose: 'account' as const,
          given: true,
          notice: NOTICE_VERSION,
          at,
        })),
      )
      const catalogue = await tx.select().from(packages).orderBy(packages._id)
      if (catalogue.length === 0) return
      const made = Array.from({ length: TOURS }, (_, index) => buildTour(index, crowd[index % HOSTS]?._id as string))
      await tx.insert(tours).values(made)
      for (const [index, tour] of made.entries())
        for (const who of pickJoiners(index))
          await tx.execute(sql`select join_tour(${tour._id}, ${who}, ${indianDay(now)})`)
      await seedCompanions(tx, { me: demo._id, crowd, tours: made, now })
      await seedPlans(tx, { me: demo._id, crowd, now })
      const more = (index: number, creatorId: string, inDays: number) => buildTour(TOURS + index, creatorId, inDays)
      await seedOwnTours(tx, { me: demo._id, crowd, tours: made, tourOf: more, now })
      await seedExpenses(tx, { me: demo._id, now })
      if (proposeTrip) await seedTrips(tx, { me: demo._id, now, proposeTrip })

      function buildTour(index: number, creatorId: string, inDays = 4 + index * 6) {
        // The step is coprime to the catalogue's length, so that every package is used.
        const about = catalogue[(index * 5) % catalogue.length] as (typeof catalogue)[number]
        const start = new Date(now.getTime() + inDays * DAY_MS)
        const startDate = indianDay(start)
        const name = `${about.name}, in ${MONTH.format(new Date(startDate))}`.slice(0, 80)
        const description = `${INVITATIONS[index % INVITATIONS.length]}\n\n${about.description}`.slice(0, 2000)
        const destination = about.destinations[0] as string
        return {
          _id: v7(),
          creatorId,
          packageId: about._id,
          name,
          description,
          destination,
          placeId: about.placeIds[0] || null,
          startDate,
          endDate: indianDay(new Date(start.getTime() + about.nights * DAY_MS)),
          price: Math.round((about.price * (0.9 + (index % 5) * 0.05)) / 100) * 100,
          covers: COVERS[index % COVERS.length] ?? [],
          capacity: SEATS[index % SEATS.length] ?? null,
          images: about.images,
          cancellationTerms: index % 2 ? '' : 'Full refund until a week before the first day, half of it after that.',
          isPublic: true, // so that the help chat, link previews and visitors have tours to see
          showsHost: true,
          search: [name, destination, description].join('\n').toLowerCase(),
        }
      }

      /** From none to a few more than there are seats. */
      function pickJoiners(index: number) {
        const count = (index * 7) % 9
        const others = crowd.filter((_, at) => at % HOSTS !== index % HOSTS || at >= HOSTS)
        return Array.from({ length: count }, (_, at) => others[(index * 3 + at * 4) % others.length]?._id as string)
      }
    })
  })
