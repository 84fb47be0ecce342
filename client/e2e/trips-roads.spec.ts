import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { DESK, expect, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, nextDay } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })

// The towers and walks are shut then, so the two far ones come on the day after.
const TUESDAY = 2

test('a trip among islands: a crossing is a boat with its hours, and a moved sight is timed by the known ways', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Mitali Das')
  const trip = await me.call<Trip>('trips.create', {
    request: { placeId: 'sundarbans', from: 'kolkata', people: 2, days: 3, startDate: nextDay(TUESDAY) },
    key: crypto.randomUUID(),
  })
  const crossing = schedule(trip)
    .flatMap(({ items }) => items)
    .find(({ item, leg }) => item.title === 'Sudhanyakhali watch tower' && leg?.aboard === 'boat')
  if (!crossing) throw new Error('Nobody takes a boat.')
  const { item, leg } = crossing
  await restoreSession(page, me)
  await page.goto(`/trips/${trip._id}`)
  const day = page.getByRole('navigation', { name: 'Days' }).getByRole('button').nth(item.day)
  await day.click()
  const ways = page.locator('li').filter({ hasText: /^(Drive|Walk|Boat) / })
  await expect(ways.filter({ hasText: `Boat ${leg?.km} km` }).first()).toBeVisible()

  const km = async () => (await ways.allInnerTexts()).map((words) => /[\d.]+ km/.exec(words)?.[0])
  const proposed = schedule(trip)[item.day]?.items.flatMap((each) => (each.leg ? [`${each.leg.km} km`] : [])) ?? []
  await expect.poll(km).toEqual(proposed)
  const grip = page.getByRole('button', { name: 'Move Sudhanyakhali watch tower: drag, or use the arrow keys' })
  await grip.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'Sudhanyakhali watch tower: now ' })).toBeAttached()
  await expect(grip).toBeFocused()
  // Before lunch, and then before the other tower.
  await grip.press('ArrowUp')
  await expect.poll(km).not.toEqual(proposed)
  const moved = await km()

  await page.setViewportSize(DESK)
  for (const key of ['ArrowDown', 'ArrowDown']) await grip.press(key)
  await expect.poll(km).toEqual(proposed)
  for (const key of ['ArrowUp', 'ArrowUp']) await grip.press(key)
  await expect.poll(km).toEqual(moved)
})
