// Compiled in a project that has only the package: `right` must compile, each line in `wrong` must not.
import {
  type AppRouter,
  createSaathi,
  errorOf,
  faultOf,
  type Inputs,
  logIn,
  type MessageId,
  type Outputs,
  type Tour,
} from '@saathi/client'

const saathi = createSaathi({ url: 'https://saathi.example', token: async () => null })

export async function right() {
  const { items, nextCursor } = await saathi.tours.list.query({ hasSeats: true, sort: 'cheapest' })
  const prices: number[] = items.map(({ price }) => price)
  const cursor: string | null = nextCursor
  const joined: Outputs['tours']['join'] = await saathi.tours.join.mutate({ tourId: '' })
  const status: 'joined' | 'waiting' | 'requested' = joined.status
  const tour: Tour = joined.tour
  const wish: Inputs['recommend']['travel'] = {
    budget: '20000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
  }
  for await (const part of await saathi.chat.reply.mutate({ messages: [{ text: 'Goa?', sender: 'user' }] }))
    if (part.kind === 'text') part.text.trim()
  saathi.messages.live.subscribe({}, { onData: ({ data }) => void (data.kind === 'message' && data.message.text) })
  const { items: references, travelAgain } = await saathi.references.list.query({ userId: '' })
  const again: [string | undefined, number | null] = [references[0]?.text, travelAgain]
  await saathi.references.write.mutate({ tourId: '', aboutId: '', company: ['calm'], wouldTravelAgain: true, text: '' })
  const { gender, changeableFrom } = await saathi.genders.mine.query()
  const own: ['woman' | 'man' | 'another' | null, string | null] = [gender, changeableFrom]
  const { items: devices } = await saathi.sessions.list.query()
  for (const { _id: sessionId, isCurrent } of devices) if (!isCurrent) await saathi.sessions.end.mutate({ sessionId })
  const { items: passkeys, required } = await saathi.passkeys.list.query()
  const keys: [string | undefined, boolean] = [passkeys[0]?.name, required]
  const described = errorOf(new Error())
  const field: string | undefined = described?.field
  const messageId: MessageId | undefined = described?.messageId
  const httpStatus: number | undefined = described?.httpStatus
  const path: string | undefined = described?.path
  const isOver = messageId === 'tours.ended'
  const session = await logIn({ url: '', email: '', password: '' })
  const token: string = await session.token()
  createSaathi({ url: '', token: session.token })
  return { prices, cursor, status, tour, wish, field, httpStatus, path, isOver, token, again, own, keys }
}

export async function wrong() {
  // @ts-expect-error there is no such procedure
  await saathi.tours.enter.mutate({ tourId: '' })
  // @ts-expect-error joining changes something: it is no query
  await saathi.tours.join.query({ tourId: '' })
  // @ts-expect-error the tour is missing
  await saathi.tours.join.mutate({})
  // @ts-expect-error an id is text
  await saathi.tours.join.mutate({ tourId: 7 })
  // @ts-expect-error there is no such group size
  await saathi.recommend.travel.query({ ...(await right()).wish, group_size: '3' })
  // @ts-expect-error there is no such kind of company
  await saathi.references.write.mutate({ tourId: '', aboutId: '', company: ['loud'], wouldTravelAgain: true, text: '' })
  // @ts-expect-error nobody's gender is shown to others
  const gender = (await saathi.social.get.query({ userId: '' })).gender
  // @ts-expect-error prices are numbers
  const price: string = (await right()).tour.price
  // @ts-expect-error e-mail addresses are not exposed
  const mail = (await saathi.social.get.query({ userId: '' })).email
  // @ts-expect-error a client needs a URL
  createSaathi({ token: 'x' })
  // @ts-expect-error there is no such error
  const unknown = faultOf(new Error())?.messageId === 'tours.none'
  // @ts-expect-error there is no such router
  const none: AppRouter['hotels'] = null
  return { price, mail, unknown, none, gender }
}
