// Asks for destinations, registers, joins a tour and says who else goes:
//   node find-company.mjs http://127.0.0.1:3000 meera@example.in
// It asks for the code that is mailed to that address; without a mail server, mails are shown at /dev/outbox.
import { createInterface } from 'node:readline/promises'
import { createSaathi, errorOf, logIn } from '@saathi/client'

const [url, email] = process.argv.slice(2)
if (!URL.canParse(url ?? '') || !email) {
  console.error('Usage: node find-company.mjs <address of Saathi> <your e-mail address>')
  process.exit(2)
}
const password = crypto.randomUUID()
const visitor = createSaathi({ url })

try {
  const { items } = await visitor.recommend.travel.query({
    budget: '50000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
  })
  for (const { recommended_destinations: place, estimated_costs: costs } of items.slice(0, 3))
    console.log(`${place.name}: about ₹${costs.total_cost} for two`)

  await visitor.auth.sendCode.mutate({ email })
  const input = createInterface({ input: process.stdin })
  console.log(`Which code was mailed to ${email}?`)
  const { value: code } = await input[Symbol.asyncIterator]().next()
  input.close()
  const { customToken } = await visitor.auth.register.mutate({ name: 'Meera Nair', email, password, code })
  const session = await logIn(customToken ? { url, customToken } : { url, email, password })

  const meera = createSaathi({ url, token: session.token })
  const tours = await meera.tours.list.query({ hasSeats: true, limit: 1 })
  const [first] = tours.items
  if (!first) throw new Error('There is no tour with a free seat.')
  const { message, tour } = await meera.tours.join.mutate({ tourId: first._id })
  const others = [tour.creatorId, ...tour.participants].map(({ name }) => name).filter((name) => name !== 'Meera Nair')
  console.log(`${message} To ${tour.destination} from ${tour.travelDates.start}, with ${others.join(', ')}.`)
} catch (error) {
  console.error(errorOf(error)?.message ?? error.message)
  process.exitCode = 1
}
