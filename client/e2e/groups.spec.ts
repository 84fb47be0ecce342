import type { Browser } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 180_000 })

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const writing = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function write(page: Page, text: string) {
  await writing(page).fill(text)
  await writing(page).press('Enter')
}

async function act(page: Page, message: string, action: string) {
  await page.getByRole('button', { name: new RegExp(`^React or reply to .*${message}`) }).click()
  await page.getByRole('group', { name: 'React or reply' }).getByRole('button', { name: action }).click()
}

/** A page of this person at a path, in a browser context of its own. */
async function openPage(browser: Browser, person: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await restoreSession(page, person)
  await page.goto(path)
  return page
}

test('a group of four: messages, replies, reactions, pins and read marks arrive at once, a block hides words, and leaving closes it', async ({
  page,
  browser,
  request,
}) => {
  const names = ['Farhan Qureshi', 'Meera Nambiar', 'Joseph Fernandes', 'Harpreet Kaur']
  const [farhan, meera, joseph, harpreet] = (await Promise.all(names.map((name) => createUser(request, name)))) as [
    Account,
    Account,
    Account,
    Account,
  ]
  const tour = await hosted(farhan)
  for (const guest of [meera, joseph, harpreet]) await guest.call('tours.join', { tourId: tour._id })
  await meera.call('social.block', { userId: harpreet._id })

  await restoreSession(page, farhan)
  await page.goto(`/tours/${tour._id}/group`)
  await expect(log(page)).toContainText('Meera Nambiar joined')
  await write(page, 'Namaste!')
  const [hers, his, theirs] = await Promise.all([
    openPage(browser, meera, '/messages'),
    openPage(browser, joseph, `/tours?tour=${tour._id}`),
    openPage(browser, harpreet, `/tours/${tour._id}/group`),
  ])
  await expect(hers.getByRole('link', { name: /^Messages, \d+ unread$/ })).toBeVisible()
  await hers.getByRole('link', { name: new RegExp(`Hampi, .* · ${tour.name}`) }).click()
  await his.getByRole('link', { name: /^Open the group/ }).click()
  for (const reader of [hers, his, theirs]) await expect(log(reader)).toContainText('Namaste!')
  await expect(page.getByRole('heading', { level: 1, name: tour.name })).toBeVisible()

  await write(page, 'The Gatimaan leaves at 8:10 sharp.')
  for (const reader of [hers, his, theirs])
    await expect(log(reader)).toContainText('The Gatimaan leaves at 8:10 sharp.')
  await expect(log(page)).toContainText('Read by 3')

  await act(hers, 'The Gatimaan', 'Love')
  await act(hers, 'The Gatimaan', 'Reply')
  await write(hers, 'From which platform?')
  await expect(log(page).getByRole('button', { name: 'Love, 1' })).toHaveAttribute('aria-pressed', 'false')
  await expect(log(page).getByRole('button', { name: 'In reply to Farhan Qureshi: The Gatimaan' })).toBeVisible()
  await log(page).getByRole('button', { name: 'Love, 1' }).click()
  await expect(log(hers).getByRole('button', { name: 'Love, 2' })).toHaveAttribute('aria-pressed', 'true')

  await act(page, 'The Gatimaan', 'Pin for everyone')
  for (const reader of [page, hers, his])
    await expect(reader.getByRole('region', { name: 'Announcement' })).toContainText('The Gatimaan leaves')

  await write(theirs, 'I will carry the digestive.')
  for (const reader of [page, his]) await expect(log(reader)).toContainText('I will carry the digestive.')
  await write(his, 'Street food it is.')
  await expect(log(hers)).toContainText('Street food it is.')
  await expect(log(hers)).not.toContainText('digestive')
  await expect(log(theirs)).not.toContainText('platform')

  await page.getByRole('button', { name: /^Add a picture/ }).click()
  await page.getByRole('button', { name: 'Poll', exact: true }).click()
  const form = page.getByRole('form', { name: 'New poll' })
  await form.getByLabel('Question').fill('First dinner in Agra?')
  await form.getByLabel('Choice 1').fill('Thali')
  await form.getByLabel('Choice 2').fill('Street food')
  await form.getByRole('button', { name: 'Create poll' }).click()
  // Her first vote is still on its way when she changes her mind.
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await hers.route(
    /groups\.vote/,
    async (route) => {
      await late
      await route.continue()
    },
    { times: 1 },
  )
  for (const [voter, choice] of [
    [hers, /^Thali/],
    [theirs, /^Street food/],
    [hers, /^Street food/],
  ] as const) {
    const radio = log(voter).getByRole('radio', { name: choice })
    await radio.click()
    await expect(radio).toBeChecked()
  }
  arrive()
  await expect(log(page)).toContainText('2 of 4 voted')
  await expect(log(page).getByRole('radio', { name: /^Thali/ })).toHaveAccessibleDescription('No votes yet')
  await expect(log(page).getByRole('radio', { name: /^Street food/ })).toHaveAccessibleDescription(/^2 votes: /)

  const soon = new Date(Date.now() + 60_000).toISOString()
  await farhan.call('groups.setMeeting', { tourId: tour._id, place: 'Hazrat Nizamuddin station', meetAt: soon })
  await hers.getByRole('button', { name: /^Meeting point/ }).click()
  await hers.getByRole('button', { name: 'I am here', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Meeting point/ })).toContainText('1 of 4 here')

  await page.getByRole('button', { name: 'Group info' }).click()
  const sheet = page.getByRole('dialog', { name: 'Group info' })
  await expect(sheet.getByRole('heading', { name: '4 members' })).toBeVisible()
  await meera.call('matching.swipe', { swipedUserId: farhan._id, action: 'right' })
  await sheet.getByRole('button', { name: 'Connect with Meera Nambiar' }).click()
  await page.getByRole('dialog', { name: 'It is a match!' }).getByRole('button', { name: 'Not now' }).click()
  await expect(sheet.getByRole('link', { name: 'Message Meera Nambiar' })).toHaveCount(1)
  await expect(sheet.getByRole('button', { name: 'Plan it together with Meera Nambiar' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expectNoSidewaysScroll(page)

  await joseph.call('tours.leave', { tourId: tour._id })
  await expect(his.getByRole('heading', { name: 'You have left this tour' })).toBeVisible()
  await expect(log(page)).toContainText('Joseph Fernandes left')
  await Promise.all([hers, his, theirs].map((one) => one.context().close()))
})
