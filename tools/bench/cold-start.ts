// Measures how soon a kept trip is readable in a browser that has just started, without a network.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { findChromium, PLAYWRIGHT_FLAGS } from '../../server/scripts/browser.mjs'
import { lineOf } from './live.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { PASSWORD, register } from './travellers.ts'

/** 95 in 100 starts are sooner, ms. */
const LIMIT_MS = 1_000

export const COLD_START_HEAD = ['from the navigation to', 'starts', 'p50 ms', 'p95 ms', 'p99 ms']

/** Notes when the first line of the trip's first day stands on the screen, and when it is of the page itself. */
const LOOK = `{
  const look = () => {
    const line = document.querySelector('[data-item]')
    if (!line?.getClientRects().length) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => {
      const { dataset } = document.documentElement
      const { responseEnd } = performance.getEntriesByType('navigation')[0]
      dataset.readable ??= responseEnd + ' ' + performance.now()
      if (!document.getElementById('kept-look')) dataset.whole = performance.now()
      else requestAnimationFrame(look)
    }))
  }
  look()
}`

/** Whether how a page looks is kept, and the answer that it shows. */
const HAS_LOOK = `new Promise((resolve) => {
  const opening = indexedDB.open('saathi-kept')
  opening.onsuccess = () => {
    const records = opening.result.transaction('kept').objectStore('kept')
    const looks = records.getAll(IDBKeyRange.bound('look ', 'look ~'))
    looks.onsuccess = () => {
      const answers = looks.result.map(({ data }) => records.count(data.answer))
      records.transaction.oncomplete = () => {
        opening.result.close()
        resolve(answers.length > 0 && answers.every(({ result }) => result > 0))
      }
    }
  }
})`

/**
 * Logs somebody in, keeps their trips on the device, and opens one in a new process of the browser each time, which has the same
 * profile and no network.
 * @returns null without a browser
 */
export async function benchColdStart(ours: Running, starts: number) {
  const executablePath = findChromium()
  if (!executablePath) return null
  const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'saathi-cold-start-'))
  const launch = async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-IN' }
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: PLAYWRIGHT_FLAGS,
      ...phone,
    })
    return { browser, page: browser.pages()[0] ?? (await browser.newPage()) }
  }
  try {
    const { token, email } = await register(ours, 'cold@saathi.example')
    const startDate = addDays(indianDay(new Date()), 20)
    const request = { placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate }
    const made = { path: '/trpc/trips.create', body: { request, key: crypto.randomUUID() }, token }
    const plan = `${ours.url}/trips/${JSON.parse(await ask({ running: ours, request: made })).result.data._id}`

    const { browser, page } = await launch()
    await page.goto(`${ours.url}/login`)
    const form = page.getByRole('form', { name: 'Login' })
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`${ours.url}/`)
    await page.goto(plan)
    await page.getByRole('button', { name: 'Keep them' }).click()
    await page.getByText('Your trips are on this device').waitFor({ timeout: 60_000 })
    // How it looks is kept a moment later.
    for (let polls = 0; !(await page.evaluate(HAS_LOOK)); polls += 1) {
      if (polls === 600) throw new Error('How the trip looked was not kept.')
      await setTimeout(100)
    }
    await browser.close()

    const [answered, readable, whole]: [number[], number[], number[]] = [[], [], []]
    for (let at = 0; at < starts; at += 1) {
      const cold = await launch()
      await cold.browser.setOffline(true)
      await cold.page.addInitScript({ content: LOOK })
      await cold.page.goto(plan, { waitUntil: 'commit' })
      const root = cold.page.locator('html[data-whole]')
      await root.waitFor({ state: 'attached' })
      const [page = 0, trip = 0] = (await root.getAttribute('data-readable'))?.split(' ').map(Number) ?? []
      answered.push(page)
      readable.push(trip)
      whole.push(Number(await root.getAttribute('data-whole')))
      await cold.browser.close()
    }
    const trip = lineOf('a readable trip', readable)
    const lines = [lineOf('the page out of the worker', answered), trip, lineOf('the page itself in its place', whole)]
    return { lines: lines.map(({ line }) => line), isInTime: trip.p95 <= LIMIT_MS }
  } finally {
    await fs.rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}
