import type { BrowserContext } from '@playwright/test'
import type { Trip } from '@saathi/shared/trips/schema'
import { expect, type Page } from './fixtures.ts'
import { createUser, hosted, inDays } from './tours.ts'

export const asOf = (page: Page) => page.getByRole('status').filter({ hasText: /No network\. As of \d\d:\d\d\./ })
export const question = (page: Page) => page.getByRole('region', { name: 'Keep my trips on this phone?' })

/** The number of kept records, and of the assets of kept pages. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const records = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('saathi-kept')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const db = opening.result
        const done = (count: number) => {
          db.close()
          resolve(count)
        }
        if (!db.objectStoreNames.contains('kept')) return done(0)
        const count = db.transaction('kept').objectStore('kept').count()
        count.onsuccess = () => done(count.result)
      }
    })
    const name = (await caches.keys()).find((name) => name.startsWith('kept-'))
    return { records, assets: name ? (await (await caches.open(name)).keys()).length : 0 }
  })

/** Everything that the browser stores for this site, as text. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        found[`${name}.${store}`] = await new Promise((resolve) => {
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        })
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname
        if (!path.startsWith('/assets/')) found[`${name} ${path}`] = (await (await cache.match(request))?.text()) ?? ''
      }
    }
    return found
  })

/** A traveller with a tour, its group and expenses, a trip of her own and a conversation. */
export async function traveller(request: Parameters<typeof createUser>[0]) {
  const [host, asha] = [await createUser(request, 'Meera Host'), await createUser(request, 'Asha Rao')]
  const tour = await hosted(host)
  await asha.call('tours.join', { tourId: tour._id })
  await host.call('groups.send', { tourId: tour._id, text: 'Who brings the tea?' })
  await host.call('messages.send', { userId: asha._id, text: 'Bring a warm shawl.', key: crypto.randomUUID() })
  await host.call('expenses.add', {
    ledger: { kind: 'tour', id: tour._id },
    expense: {
      title: 'Lunch at Sikri',
      category: 'food',
      day: inDays(0),
      amountPaise: 196_000,
      payers: [{ id: host._id, paise: 196_000 }],
      split: { how: 'equal', people: [host._id, asha._id] },
    },
  })
  await host.call('groups.createPoll', {
    tourId: tour._id,
    question: 'Which train?',
    choices: ['Shatabdi', 'Taj Express'],
  })
  const trip = await asha.call<Trip>('trips.create', {
    request: { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate: inDays(20) },
    key: crypto.randomUUID(),
  })
  return { host, asha, tour, trip }
}

/** Switches on that trips are kept, on this page, and waits until everything is. */
export async function keepTrips(page: Page) {
  await question(page).getByRole('button', { name: 'Keep them' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText('Your trips are on this device: you can read them without a network.')).toBeVisible({
    timeout: 30_000,
  })
  expect(await kept(page)).toEqual({ records: expect.any(Number), assets: expect.any(Number) })
}

/** A new page of the browser that was closed, without a network. */
export async function coldStart(context: BrowserContext, path: string, now?: number): Promise<Page> {
  await context.setOffline(true)
  const page = await context.newPage()
  if (now) await page.clock.setFixedTime(now)
  await page.goto(path)
  return page
}

/**
 * Kills a page without a network, with what it has under way. One that is closed in the usual way reaches the network for a
 * moment, since the browser ends its emulation first.
 */
export async function kill(page: Page) {
  const session = await page.context().newCDPSession(page)
  const crash = page.waitForEvent('crash')
  // It has no answer, and fails when the page is closed.
  session.send('Page.crash').catch(() => {})
  await crash
  await page.close()
}
