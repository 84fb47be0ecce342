import { beforeAll, expect, test } from 'vitest'
import { setUp } from '../../server/scripts/setup.mjs'
import { embeddedPlaces, externalPlaces, killFirstStarts } from './first-starts.ts'

beforeAll(setUp, 900_000)

/** `npm run faults` has thirty of each. */
const KILLS = 1

// The two kinds are killed at different moments.
test.each([
  ['with an embedded database', async () => embeddedPlaces(), 0.25],
  ['with DATABASE_URL', externalPlaces, 0.75],
] as const)(
  'a first start %s, killed at any step: the next start is ready, and has the rows of an undisturbed one',
  { timeout: 600_000 },
  async (_, open, shift) => {
    const places = await open()
    const { complaints } = await killFirstStarts(places, KILLS, undefined, shift).finally(places.close)
    expect(complaints).toEqual([])
  },
)
