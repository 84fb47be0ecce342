// A journey through the documented REST paths, typed by openapi-typescript.
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

type Helpers = {
  /** Reads the code from the mail to this address. */
  code: (email: string) => Promise<string>
  /** Exchanges a custom token for an ID token. */
  exchange: (customToken: string) => Promise<string>
}

/** Reads packages, registers, joins a tour and leaves it again. @returns values from each step */
export async function journey(url: string, { code, exchange }: Helpers) {
  const api = createClient<paths>({ baseUrl: url })
  const must = <T>({ data, error }: { data?: T; error?: { message: string } }): T => {
    if (data === undefined) throw new Error(error?.message ?? 'no answer')
    return data
  }

  const [card] = must(await api.GET('/api/packages', { params: { query: { limit: 5 } } }))
  const packageId = card?._id ?? ''
  const offer = must(await api.GET('/api/packages/{packageId}', { params: { path: { packageId } } }))
  const { recommendation } = must(
    await api.POST('/api/recommend_travel', {
      body: { budget: '50000', starting_location: 'mumbai', group_size: '2', preference_type: offer.tourType },
    }),
  )
  const places: { recommended_destinations: { name: string } }[] = JSON.parse(recommendation)

  const email = 'kabir@example.in'
  must(await api.POST('/api/auth/send-verification-code', { body: { email } }))
  const account = { name: 'Kabir Das', email, password: 'two slow rivers', code: await code(email) }
  const { customToken } = must(await api.POST('/api/auth/verify-code-and-register', { body: account }))
  const token = await exchange(customToken ?? '')
  api.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`)
    },
  })

  const me = must(await api.POST('/api/users/profile', { body: {} }))
  const [tour] = must(await api.GET('/api/tours', { params: { query: { hasSeats: true } } }))
  const tourId = tour?._id ?? ''
  const joined = must(
    await api.POST('/api/tours/{tourId}/join', { params: { path: { tourId } }, body: { userId: me._id } }),
  )
  must(await api.POST('/api/users/favorite-tours', { body: { tourId } }))
  const userId = joined.tour.creatorId._id
  const host = must(await api.GET('/api/users/users/{userId}', { params: { path: { userId } } }))
  const path = { followedId: userId }
  const { isFollowing } = must(await api.POST('/api/users/{followedId}/follow', { params: { path }, body: {} }))
  const left = must(await api.POST('/api/tours/{tourId}/leave', { params: { path: { tourId } }, body: {} }))
  const refused = await api.POST('/api/tours/{tourId}/join', { params: { path: { tourId: 'none' } }, body: {} })
  return {
    offer: offer.name,
    places: places.length,
    joined: joined.status,
    host: host.name,
    isFollowing,
    participants: left.tour.participantCount,
    refused: refused.error?.field,
  }
}
