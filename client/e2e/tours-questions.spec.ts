import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, hosted, inDays, lookAtNotices } from './tours.ts'

test('a question before joining: somebody outside of the tour sees its days and asks, the host answers, both are told', async ({
  page,
  browser,
  request,
}) => {
  const host = await createUser(request, 'Meera Host')
  const tour = await hosted(host, { needsApproval: true, isPublic: true, covers: ['stay', 'food'] })
  const days = { placeId: 'hampi', from: 'mumbai', people: 2, days: 3, startDate: inDays(30) }
  await host.call('trips.create', { request: days, tourId: tour._id, key: crypto.randomUUID() })

  await page.goto(`/tours/${tour._id}`)
  await expect(page.getByRole('heading', { name: 'The days' })).toBeVisible()
  await expect(page.getByText(/Virupaksha temple/)).toBeVisible()
  await expect(page.getByText(/Meet in Hampi/)).toBeHidden()
  await expect(page.getByText('Starts in Hampi. Your way there is your own.')).toBeVisible()

  await restoreSession(page, await createUser(request, 'Asha Rao'))
  await page.goto(`/tours?tour=${tour._id}`)
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByText(/Virupaksha temple/)).toBeVisible()
  await expect(details.getByText('Starts in Hampi. Your way there is your own.')).toBeVisible()
  await expect(details.getByRole('link', { name: /Checked: Email/ })).toHaveAttribute(
    'href',
    /\/profile\/.*#references$/,
  )
  await expect(details.getByRole('heading', { name: 'What the price covers' })).toBeVisible()
  await expect(details.getByRole('listitem').filter({ hasText: /^(Stay|Food)$/ })).toHaveCount(2)
  await details.getByRole('button', { name: 'Ask a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask Meera Host' })
  await dialog.getByRole('button', { name: 'Send question' }).click()
  await expect(dialog.getByLabel('Your question')).toBeFocused()
  await expect(dialog.getByText('Please write your question.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your question').fill('Is there a bed for my father?')
  await dialog.getByRole('button', { name: 'Send question' }).click()
  const asked = details.getByRole('region', { name: 'Ask Meera Host' })
  await expect(asked.getByText('Meera Host has not answered yet.')).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Ask a question' })).toBeHidden()

  const hostPage = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await restoreSession(hostPage, host)
  await hostPage.goto('/')
  await hostPage.getByRole('link', { name: `Answer 1 question ${tour.name}` }).click()
  await expect(hostPage.getByLabel('Your answer to Asha Rao')).toBeInViewport()
  await goTo(hostPage, '/')
  const notices = await lookAtNotices(hostPage)
  await notices.getByRole('link', { name: /Asha Rao asks you about .* before joining/ }).click()
  const questions = hostPage.getByRole('region', { name: 'Questions before joining' })
  await expect(questions.getByText('Is there a bed for my father?')).toBeVisible()
  await expect(questions.getByRole('button', { name: 'Report or block Asha Rao' })).toBeVisible()
  await expectAccessible(hostPage)
  await expectNoSidewaysScroll(hostPage)
  await questions.getByLabel('Your answer to Asha Rao').fill('There is, on the ground floor.')
  await questions.getByRole('button', { name: 'Send answer' }).click()
  await expect(hostPage.getByText('Asha Rao can read your answer now.')).toBeVisible()
  await questions.getByText('Answered (1)').click()
  await expect(questions.getByText('There is, on the ground floor.')).toBeVisible()

  // Live, in the dialog that is still open.
  await expect(asked.getByText('There is, on the ground floor.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await details.getByRole('button', { name: 'Close' }).first().click() // a message can have one too
  const theirs = await lookAtNotices(page)
  await expect(theirs.getByRole('link', { name: /The host answered your question about/ })).toBeVisible()

  await goTo(hostPage, `/tours/${tour._id}/plan`)
  await hostPage.getByText('What others see before they join').click()
  const outside = hostPage.getByRole('group').filter({ hasText: 'What others see before they join' })
  await expect(outside.getByText(/Virupaksha temple/)).toBeVisible()
  await expect(outside.getByText('Times, stays and the meeting point are for those who join.')).toBeVisible()
  await expectAccessible(hostPage, outside)
})
