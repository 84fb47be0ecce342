import type { APIRequestContext } from '@playwright/test'
import type { GroupMessage } from '@saathi/shared/groups/schema'
import { reportsAbout } from './database.ts'
import { expect, expectAccessible, goTo, type Page, test } from './fixtures.ts'
import { type Account, createModerator, restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

// The server answers 404 for the admin site's paths and for pictures that are deleted, and 409 to a photo check without a picture.
test.use({ expectedErrors: /status of 40[49]/ })
test.describe.configure({ timeout: 120_000 })

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const RUDE = 'You are all fools, and I will find you.'

const uniquePerson = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** A small image. */
const photoFrom = async (page: Page) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } }),
})

/** Sends a picture to a REST path. Returns the answer. */
async function upload(
  request: APIRequestContext,
  { session }: Account,
  path: string,
  file: Awaited<ReturnType<typeof photoFrom>>,
) {
  const answer = await request.post(path, {
    headers: { authorization: `Bearer ${session.idToken}` },
    multipart: { file },
  })
  expect(answer, await answer.text()).toBeOK()
  return answer.json()
}

async function setProfilePicture(request: APIRequestContext, person: Account, page: Page): Promise<string> {
  const { path } = await upload(request, person, '/api/media', await photoFrom(page))
  await person.call('social.update', { profilePicture: path })
  return path
}

test('a moderator: rejects a proposal, dismisses, warns, hides a message, takes a picture down and cancels a tour', async ({
  page,
  request,
}) => {
  const [lakshmi, meera] = [
    await createModerator(request, 'Lakshmi Iyer'),
    await createModerator(request, 'Meera Nair'),
  ]
  const [tara, dev] = [await createUser(request, 'Tara Gill'), await createUser(request, uniquePerson('Dev'))]
  const [hers, his] = [await hosted(tara), await hosted(dev)]
  await dev.call('tours.join', { tourId: hers._id })
  await tara.call('tours.join', { tourId: his._id })
  const { number } = await dev.call<GroupMessage>('groups.send', { tourId: hers._id, text: RUDE })
  await page.goto('/robots.txt')
  const path = await setProfilePicture(request, dev, page)
  for (const [reason, subject] of [
    ['other', null],
    ['scam', null],
    ['harassment', { kind: 'groupEntry', tourId: hers._id, number }],
    ['fake', { kind: 'picture', path }],
    ['unsafe', { kind: 'tour', tourId: his._id }],
  ] as const)
    await tara.call('social.report', { userId: dev._id, reason, subject })
  const [first] = await reportsAbout(dev._id)
  await meera.call('admin.decide', {
    reportId: first?.id,
    action: 'suspendForGood',
    words: 'otherRules',
    note: 'Twice.',
  })

  await page.setViewportSize(DESK)
  await restoreSession(page, lakshmi)
  await page.goto('/admin/moderation/confirm')
  const proposal = page.getByRole('region', { name: `Suspend ${dev.name} for good?` })
  await proposal.getByLabel('Note for the audit log').fill('A warning will do.')
  await proposal.getByRole('button', { name: 'Reject' }).click()
  await expect(proposal).toHaveCount(0)

  await page.getByRole('navigation', { name: 'What waits' }).getByRole('link', { name: 'Reports' }).click()
  await page.getByLabel('Search').fill(dev.name)
  const form = page.getByRole('form', { name: 'Decision' })
  async function decide(row: string, action: string, label: string, words = '') {
    await page.getByRole('list', { name: 'Queue of reports' }).getByRole('link', { name: row }).click()
    await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible()
    await form.getByRole('radio', { name: action }).check()
    if (words) await form.getByLabel(`What ${dev.name} is told`).selectOption(words)
    await form.getByRole('button', { name: label }).click()
    const sure = page.getByRole('dialog', { name: `${label}?` }).getByRole('button', { name: label })
    if (/picture|tour/.test(label)) await sure.click()
    await expect(page.getByText('This report is closed.')).toBeVisible()
  }
  await decide('Something else', 'Dismiss', 'Dismiss the report')
  await decide('Asks for money', 'Warn', `Warn ${dev.name}`)
  await expect(page.getByRole('region', { name: 'Decisions so far' })).toContainText('Warned')
  await decide('Harassment', 'Hide', 'Hide it')
  await expect(page.getByText(RUDE)).toBeVisible()
  await decide('Pretends to be someone else', 'Remove the picture', 'Remove the picture', 'notYourPicture')
  await decide('Felt unsafe', 'Cancel the tour', 'Cancel the tour')
  await expect(page.getByRole('list', { name: 'Queue of reports' })).toHaveCount(0)

  await page.setViewportSize(PHONE)
  await restoreSession(page, tara)
  await page.goto(`/tours/${hers._id}/group`)
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log).toContainText('The moderators have hidden this.')
  await expect(log).not.toContainText(RUDE)
  await goTo(page, `/tours?tour=${his._id}`)
  await expect(page.getByRole('dialog', { name: his.name }).getByText('Cancelled', { exact: true })).toBeVisible()
  expect((await request.get(`/api/${path}`)).status()).toBe(404)
  await goTo(page, '/edit-profile')
  const reports = page.getByRole('region', { name: 'What you have reported' })
  await expect(reports.getByText('Decided: we took action.')).toHaveCount(4)
  await expect(reports.getByText('Decided: no action.')).toHaveCount(1)
  await restoreSession(page, dev)
  await page.goto('/edit-profile')
  await expect(page.getByRole('region', { name: 'Decisions about you' }).getByRole('heading', { level: 3 })).toHaveText(
    [
      /^Your tour was cancelled/,
      /^A picture of yours was taken down/,
      /^Something that you wrote was hidden/,
      /^A warning/,
    ],
  )
  await expect(page.locator('form img')).toHaveCount(0)
})

test('photo checks: one is sent on the profile form and accepted, which the profile shows; another is declined and tried again', async ({
  page,
  request,
}) => {
  const moderator = await createModerator(request, 'Lakshmi Iyer')
  const [kavya, rohan] = [
    await createUser(request, uniquePerson('Kavya')),
    await createUser(request, uniquePerson('Rohan')),
  ]
  await restoreSession(page, kavya)
  await page.goto('/edit-profile')
  const section = page.getByRole('region', { name: 'Photo check' })
  await section.getByLabel(/^I agree that Saathi stores a picture of me/).check()
  await section.getByRole('button', { name: 'Start the photo check' }).click()
  await expect(section.getByRole('alert')).toHaveText(/Please add a profile picture first/)
  const photo = await photoFrom(page)
  for (const person of [kavya, rohan]) await setProfilePicture(request, person, page)
  await rohan.call('safety.startPhotoCheck', { consent: true })
  await upload(request, rohan, '/api/photo-check', photo)
  await section.getByRole('button', { name: 'Start the photo check' }).click()
  await expect(section.getByText(/^Take a picture of yourself with your face and this gesture: /)).toBeVisible()
  const file = section.getByLabel('Take or choose the picture')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(section.getByRole('alert')).toHaveText('Please choose a picture.')
  await file.setInputFiles(photo)
  await expect(section.getByText('A moderator will look at your picture.')).toBeVisible()
  await expectAccessible(page, section)

  await page.setViewportSize(DESK)
  await restoreSession(page, moderator)
  await page.goto('/admin/moderation/photos')
  const waiting = page.getByRole('navigation', { name: 'What waits' }).getByRole('link', { name: 'Photo checks' })
  await expect(waiting).toHaveAccessibleName(/^Photo checks \d+ waiting$/)
  const check = ({ name }: Account) => page.getByRole('region', { name, exact: true })
  await expect(check(kavya).getByRole('link', { name: kavya.name })).toHaveAttribute(
    'href',
    `/admin/people/${kavya._id}`,
  )
  const sent = check(kavya).getByRole('img', { name: `Picture that ${kavya.name} sent` })
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)
  await expectAccessible(page)
  await check(kavya).getByRole('button', { name: 'Accept' }).click()
  await expect(check(kavya)).toHaveCount(0)
  await check(rohan).getByLabel('Note for the audit log').fill('No hand to be seen.')
  await check(rohan).getByRole('button', { name: 'Decline' }).click()
  await expect(check(rohan)).toHaveCount(0)

  await page.setViewportSize(PHONE)
  await restoreSession(page, rohan)
  await page.goto(`/profile/${kavya._id}`)
  await expect(page.getByText(/^Picture compared with the person by a moderator, \w+/)).toBeVisible()
  await goTo(page, '/edit-profile')
  await expect(section.getByText(/^The picture did not show you with the gesture/)).toBeVisible()
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByLabel('Take or choose the picture')).toBeVisible()
})
