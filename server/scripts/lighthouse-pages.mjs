/** @typedef {{ path: string, signedIn: boolean }} Page */

export const publicPage = (/** @type {string} */ path) => ({ path, signedIn: false })

/**
 * One page of each kind; the signed-in ones are those of the demo user, who has something on each.
 * @param {string} address
 * @param {{ email: string, password: string }} login
 * @returns {Promise<Page[]>}
 */
export async function usualPages(address, login) {
  const headers = { authorization: `Bearer ${await tokenOf(address, login)}` }
  /** @param {string} path @returns {Promise<any>} */
  const get = async (path) => (await fetch(address + path, { headers })).json()
  const me = await get('/api/users/profile')
  const [[travelPackage], [publicTour], [tour], [match], trips] = await Promise.all([
    get('/api/packages'),
    get('/api/destinations/hampi/tours'),
    get(`/api/tours?hostId=${me._id}`),
    get(`/api/users/matches?userId=${me._id}`),
    get('/api/trips'),
  ])
  const ownTrip = trips.find((/** @type {{ tourId: string | null }} */ trip) => trip.tourId === null)
  return [
    ...['/', `/packages/${travelPackage._id}`, '/destinations', '/destinations/hampi'].map(publicPage),
    ...[`/tours/${publicTour._id}`, '/privacy'].map(publicPage),
    ...[
      '/tours',
      '/matching',
      ...['plan', 'group', 'expenses', 'ticket'].map((page) => `/tours/${tour._id}/${page}`),
      '/trips',
      `/trips/${ownTrip._id}`,
      '/expenses',
      '/plans',
      '/messages',
      `/messages/${match._id}`,
      '/profile',
      `/profile/${match._id}`,
      '/edit-profile',
      '/references',
      '/saved',
      '/account/security',
    ].map((path) => ({ path, signedIn: true })),
  ]
}

/**
 * An ID token of the embedded identity provider.
 * @param {string} address
 * @param {{ email: string, password: string }} login
 * @returns {Promise<string>}
 */
async function tokenOf(address, login) {
  const answer = await fetch(`${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...login, returnSecureToken: true }),
  })
  const { idToken } = /** @type {{ idToken: string }} */ (await answer.json())
  return idToken
}
