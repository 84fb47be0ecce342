/** What a row may need to know of the database that it is measured on. */
export type Facts = { packageId: string }

/** A POST where there is a body. */
export type Request = { path: string; body?: object }

/** Answers one row with one column `body`: the rows of our answer as JSON text. */
export type Statement = { text: string; params: string[] }

/** One row of the table: what is asked of our server, and where there is one the statement for the same rows. */
export type Row = {
  name: string
  request: (facts: Facts) => Request
  statement?: (facts: Facts) => Statement
}

const rest =
  (path: string, body?: object): Row['request'] =>
  ({ packageId }) => ({ path: `/api${path.replace(':packageId', packageId)}`, body })

const query =
  (procedure: string, input: (facts: Facts) => object): Row['request'] =>
  (facts) => ({ path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input(facts)))}` })

const CARD = `id as "_id", slug, name, description, images, destinations, tour_type as "tourType", price, nights`
const WHOLE = `${CARD}, image_url as "imageUrl", activities, accommodations as "raccom"`

const packageList = () => ({
  text: `select json_agg(card)::text as body from (select ${CARD} from packages order by id limit 100) card`,
  params: [],
})
const packageById = ({ packageId }: Facts) => ({
  text: `select row_to_json(whole)::text as body from (select ${WHOLE} from packages where id = $1) whole`,
  params: [packageId],
})

const dreamTrip = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }

export const rows: Row[] = [
  { name: 'packages.list REST', request: rest('/packages'), statement: packageList },
  { name: 'packages.list tRPC', request: query('packages.list', () => ({ limit: 100 })), statement: packageList },
  { name: 'packages.get REST', request: rest('/packages/:packageId'), statement: packageById },
  { name: 'packages.get tRPC', request: query('packages.get', (facts) => facts), statement: packageById },
  { name: 'recommend REST', request: rest('/recommend_travel', dreamTrip) },
  { name: 'recommend tRPC', request: query('recommend.travel', () => dreamTrip) },
]
