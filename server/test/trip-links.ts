import type { FastifyInstance } from 'fastify'
import type { TestPerson } from './people.ts'
import { addItem, aTripRequest, makeTrip } from './trips.ts'

export const FIRST_DAY = '2026-12-12'
export const HOTEL = 'Secret Garden Hotel'

/** A visit with everything that a link must not show. */
export const VISIT = {
  title: 'Vitthala temple',
  note: 'Booking code XK42',
  fixedStart: 600,
  minutes: 90,
  cost: 4_321,
  costPart: 'entry',
  link: 'https://tickets.example/private',
  lat: 15.342,
  lon: 76.475,
} as const

/** A trip with that visit and a stay. */
export async function tripToShare(owner: TestPerson, startDate: string | null = FIRST_DAY, tourId?: string) {
  const { startDate: _, ...undated } = aTripRequest({ days: 2 })
  const request = startDate === null ? undated : { ...undated, startDate }
  const { _id: tripId } = await makeTrip(owner, tourId, request)
  await addItem(owner, tripId, VISIT)
  await addItem(owner, tripId, { kind: 'stay', title: HOTEL, order: 2_000, fixedStart: 1_200, costPart: 'stay' })
  return owner.api.trips.get({ tripId })
}

export const tokenIn = (path: string) => path.split('/').at(-1) as string

type Server = { app: FastifyInstance }

/** Opens the page of a link as a browser does. */
export const openPage = ({ app }: Server, path: string) => app.inject({ url: path, headers: { accept: 'text/html' } })

/** Reads a link without its page, as nobody or as a user. */
export const callShared = ({ app }: Server, token: string, reader?: TestPerson) =>
  app.inject({ url: `/api/shared/${token}`, headers: reader ? { authorization: `Bearer ${reader.token}` } : {} })

export const isDead = async (server: Server, path: string) =>
  (await callShared(server, tokenIn(path))).statusCode === 404
