// Prints as JSON how long a deck's statements and ranking take, and a look-up of a profile, both in ms. Arguments: the URL
// of a database, a user's id, and the number of calls. Compiled before it runs: see run-built.ts.
import { connectDb } from '../../server/src/db/client.ts'
import { rank } from '../../server/src/features/matching/affinity.ts'
import { findCandidates } from '../../server/src/features/matching/queries/deck.ts'
import { findPerson } from '../../server/src/features/social/profile/queries/profile.ts'
import { alternately } from './alternately.ts'

const TODAY = '2026-11-20'
const MOST_WARM_UP = 100

const [url = '', userId = '', count] = process.argv.slice(2)
const { db, close } = connectDb(url, { max: 2 })
const page = async () => {
  const { reader, people } = await findCandidates(db, userId, { wanted: 20, shown: 0, today: TODAY })
  return rank(
    reader,
    people.map((one) => ({ ...one, sharedPlans: [], daysHere: 10 })),
    20_000,
  )
}
const lookUp = () => findPerson(db, userId, userId)
await alternately(page, lookUp, Math.min(MOST_WARM_UP, Number(count)))
console.log(JSON.stringify(await alternately(page, lookUp, Number(count))))
await close()
