import { appealOf, reportsAbout, setPicture } from './database.ts'
import { expect, expectAccessible, goTo, test } from './fixtures.ts'
import { createModerator, restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

// A page that still asks for a group after its member has left it gets 404.
test.use({ expectedErrors: /status of 404 .*groups\.(get|changes)/ })
// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

test('a guest who feels unsafe: finds numbers, reports a member, leaves quietly, and sees what became of the report', async ({
  page,
  request,
}) => {
  const [host, guest] = await Promise.all([createUser(request, 'Vikram Rathore'), createUser(request, 'Leela Das')])
  const { _id: tourId } = await hosted(host)
  await guest.call('tours.join', { tourId })
  await restoreSession(page, guest)
  await page.goto(`/tours/${tourId}/group`)
  await page.getByRole('button', { name: 'I feel unsafe' }).click()
  const sheet = page.getByRole('dialog', { name: 'I feel unsafe' })
  for (const [number, name] of [
    ['112', 'Emergency'],
    ['181', 'Women’s helpline'],
  ])
    await expect(sheet.getByRole('link', { name: `Call ${number}: ${name}` })).toHaveAttribute('href', `tel:${number}`)
  await expect(sheet.getByText('Saathi is not an emergency service')).toBeVisible()

  await sheet.getByRole('button', { name: 'Report or block Vikram Rathore' }).click()
  await sheet.getByLabel('What is wrong?').selectOption('unsafe')
  await sheet.getByLabel('Block them as well').uncheck()
  await sheet.getByRole('button', { name: 'Report only' }).click()
  await expect(page.getByText('Your report is anonymous.').last()).toBeVisible()

  await sheet.getByRole('button', { name: 'Leave this tour quietly' }).click()
  await sheet.getByRole('button', { name: 'Yes, leave now' }).click()
  await expect(sheet.getByText('You have left the tour.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Call 112: Emergency' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Report or block Vikram Rathore' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'You have left this tour' })).toBeVisible()
  await page.getByRole('button', { name: 'I feel unsafe' }).click()
  await expect(sheet.getByRole('link', { name: 'Call 112: Emergency' })).toBeVisible()

  await goTo(page, '/edit-profile')
  const reports = page.getByRole('region', { name: 'What you have reported' })
  await expect(reports.getByText('Received. A moderator will look at it.')).toBeVisible()
  await expect(reports).not.toContainText('Vikram')
  await expect(page.getByRole('region', { name: 'Photo check' })).toBeVisible()
  await expectAccessible(page, reports)
})

test('a guest who blocks the host of a tour: leaves it, and the numbers and a way to report stay on the screen', async ({
  page,
  request,
}) => {
  const [host, guest] = await Promise.all([createUser(request, 'Vikram Rathore'), createUser(request, 'Leela Das')])
  const { _id: tourId } = await hosted(host)
  await guest.call('tours.join', { tourId })
  await restoreSession(page, guest)
  await page.goto(`/tours/${tourId}/group`)
  await page.getByRole('button', { name: 'I feel unsafe' }).click()
  const sheet = page.getByRole('dialog', { name: 'I feel unsafe' })
  await sheet.getByRole('button', { name: 'Report or block Vikram Rathore' }).click()
  await sheet.getByLabel('What is wrong?').selectOption('unsafe')
  await sheet.getByRole('button', { name: 'Report and block' }).click()
  await expect(sheet.getByText('You have left the tour.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Call 112: Emergency' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Report or block Vikram Rathore' }).click()
  await sheet.getByLabel('What is wrong?').selectOption('unsafe')
  await sheet.getByLabel('Block them as well').uncheck()
  await sheet.getByRole('button', { name: 'Report only' }).click()
  await expect.poll(async () => (await reportsAbout(host._id)).length).toBe(2)
})

test.describe('with a picture that has no file', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('reports of a tour and of a profile picture: the reporter sees the decision, and the host appeals once', async ({
    page,
    request,
  }) => {
    const [host, guest] = await Promise.all([createUser(request, 'Vikram Rathore'), createUser(request, 'Leela Das')])
    const { _id: tourId } = await hosted(host)
    await setPicture(host.email, '/media/vikram.webp')
    await restoreSession(page, guest)
    const report = async (about: string) => {
      const dialog = page.getByRole('dialog', { name: 'Report or block Vikram Rathore' })
      await dialog.getByLabel('What is it about?').selectOption(about)
      await dialog.getByLabel('What is wrong?').selectOption('fake')
      await dialog.getByLabel('Block them as well').uncheck()
      await dialog.getByRole('button', { name: 'Report only' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await page.goto(`/tours?tour=${tourId}`)
    await page.getByRole('button', { name: 'Report or block Vikram Rathore' }).click()
    await report('This tour, with its texts and pictures')
    await goTo(page, `/profile/${host._id}`)
    await page.getByRole('button', { name: 'Report or block Vikram Rathore' }).click()
    await report('Their profile picture')
    const reports = await reportsAbout(host._id)
    expect(reports.map(({ subject }) => subject)).toEqual([
      { kind: 'tour', tourId },
      { kind: 'picture', path: '/media/vikram.webp' },
    ])

    const [first, second] = [
      await createModerator(request, 'Lakshmi Iyer'),
      await createModerator(request, 'Meera Nair'),
    ]
    await first.call('admin.decide', { reportId: reports[0]?.id, action: 'warn', words: 'falseIdentity' })
    await goTo(page, '/edit-profile')
    await expect(
      page.getByRole('region', { name: 'What you have reported' }).getByText('Decided: we took action.'),
    ).toBeVisible()
    await restoreSession(page, host)
    await page.goto('/edit-profile')
    const decisions = page.getByRole('region', { name: 'Decisions about you' })
    await expect(decisions.getByText('A warning')).toBeVisible()
    await decisions.getByLabel('Why are we mistaken?').fill('The pictures are my own.')
    await decisions.getByRole('button', { name: 'Send appeal' }).click()
    await expect(decisions.getByText('A moderator will read your appeal.')).toBeVisible()
    await expect(decisions.getByRole('button', { name: 'Send appeal' })).toHaveCount(0)
    await second.call('admin.decideAppeal', { appealId: await appealOf(host._id), outcome: 'reversed' })
    await page.reload()
    await expect(decisions.getByText('We have read your appeal and taken the decision back.')).toBeVisible()
  })
})
