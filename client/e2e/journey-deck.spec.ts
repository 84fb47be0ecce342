import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, hosted, uniqueName } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

test('a journey on a phone: from the deck to a match, a message, its answer, and on to the tour', async ({
  page,
  request,
}) => {
  const asha = await createUser(request, 'Asha Rao')
  const ravi = await createUser(request, uniqueName('Ravi Menon').name)
  const tour = await hosted(ravi)
  await asha.call('tours.join', { tourId: tour._id })
  await ravi.call('matching.swipe', { swipedUserId: asha._id, action: 'right' })
  await restoreSession(page, asha)

  await page.goto('/')
  await page.getByRole('link', { name: 'Matching' }).last().click()
  const card = page.getByRole('article', { name: `@${ravi.name}` })
  await expect(card.getByRole('heading', { name: `@${ravi.name}` })).toBeInViewport({ ratio: 1 })
  await expect(card.getByText('You are both going to Hampi')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Accept' }).click()

  await page.getByRole('dialog', { name: 'It is a match!' }).getByRole('link', { name: 'Say hello' }).click()
  await expect(page).toHaveURL(`/messages/${ravi._id}`)
  const message = page.getByLabel('Message', { exact: true })
  await expect(message).toBeInViewport({ ratio: 1 })
  await message.fill('Hello! Which train are you taking?')
  await page.getByRole('button', { name: 'Send' }).click()
  const history = page.getByRole('region', { name: `Messages with ${ravi.name}` })
  await expect(history.getByText('Hello! Which train are you taking?')).toBeVisible()
  await expect(history.getByText('Sending...')).toHaveCount(0) // or the answer could be stored before it
  await ravi.call('messages.send', {
    userId: asha._id,
    text: 'The night train from Bengaluru.',
    key: crypto.randomUUID(),
  })
  await expect(history.getByText('The night train from Bengaluru.')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page.getByRole('link', { name: new RegExp(ravi.name) })).toContainText('The night train')
  await page.goBack()
  await page.getByRole('link', { name: ravi.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: ravi.name })).toBeVisible()
  await page
    .getByRole('article', { name: tour.name })
    .getByRole('link', { name: /View details/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: tour.name })).toBeVisible()
})
