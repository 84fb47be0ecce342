import { readFile } from 'node:fs/promises'
import type { Trip } from '@saathi/shared/trips/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 } })

test('a trip for a map app: is saved as GPX and KML that a parser of XML reads, with times by choice', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Kabir Anand')
  const { _id: tripId, version } = await me.call<Trip>('trips.create', {
    request: { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate: inDays(30) },
    key: crypto.randomUUID(),
  })
  const item = {
    ...{ day: 0, order: 5_000, kind: 'visit', title: `Tea & "cake" <at> Ravi's قلعة`, note: 'Booking code XK42' },
    ...{ fixedStart: null, minutes: 30, cost: 4_321, costPart: 'food', link: null },
    ...{ lat: 15.34, lon: 76.47, highlight: null, by: null },
  }
  const changes = [{ op: 'put', id: crypto.randomUUID(), base: null, item }]
  await me.call('trips.change', { tripId, version, changes, key: crypto.randomUUID() })
  await restoreSession(page, me)
  await page.goto(`/trips/${tripId}`)
  const dialog = page.getByRole('dialog', { name: 'Save for a map app' })

  const save = async (format: string, times: boolean) => {
    await page.getByRole('button', { name: 'Save for a map app' }).click()
    await dialog.getByLabel(format).check()
    await dialog.getByLabel('With times').setChecked(times)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save the file' }).click()
    const file = await download
    await expect(dialog).toBeHidden()
    const xml = await readFile(await file.path(), 'utf8')
    const read = await page.evaluate((source) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml')
      return { root: root.localName, names: [...root.querySelectorAll('name')].map(({ textContent }) => textContent) }
    }, xml)
    return { ...read, file: file.suggestedFilename(), xml }
  }
  const gpx = await save('GPX', false)
  expect(gpx).toMatchObject({ root: 'gpx', file: `saathi-hampi-${inDays(30)}.gpx` })
  expect(gpx.names).toContain(`Day 1: ${item.title}`)
  const kml = await save('KML', true)
  expect(kml).toMatchObject({ root: 'kml', file: `saathi-hampi-${inDays(30)}.kml` })
  expect(kml.names).toContain(item.title)
  expect([gpx.xml, kml.xml].map((xml) => xml.includes('Indian time'))).toEqual([false, true])
  for (const { xml } of [gpx, kml]) expect(xml).not.toMatch(/XK42|4,?321|Kabir/)
})
