import { expect, expectAccessible, expectNoSidewaysScroll, proceduresOf, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'
import { createUser, findTour, hosted, lookAtNotices } from './tours.ts'

test.use({ expectedErrors: /status of 400|Failed to load resource/ })

test('a tour whose host decides: a request is declined with words, asked again and accepted, and open cards change by themselves', async ({
  page,
  browser,
  request,
}) => {
  const host = await createUser(request, 'Meera Host')
  const tour = await hosted(host, { capacity: 2 })
  const contexts = [await browser.newContext(), await browser.newContext()] as const
  const [hostPage, watcher] = [await contexts[0].newPage(), await contexts[1].newPage()]
  await restoreSession(watcher, await createAccount(request, newPerson('Ravi Iyer')))
  const watched = await findTour(watcher, tour)
  await expect(watched.getByText('2 seats left')).toBeVisible()
  const asha = await createAccount(request, newPerson('Asha Rao'))
  await asha.call('social.update', { homeCity: 'Jabalpur' })
  await restoreSession(page, asha)
  const card = await findTour(page, tour)
  await expect(card.getByRole('button', { name: 'Join Tour' })).toBeVisible()
  const listed: string[] = []
  watcher.on('request', (call) => {
    if (call.url().includes('/trpc/')) listed.push(...proceduresOf(call).filter((name) => name === 'tours.list'))
  })

  await restoreSession(hostPage, host)
  await hostPage.goto(`/tours?tour=${tour._id}`)
  const details = hostPage.getByRole('dialog', { name: tour.name })
  await details.getByRole('button', { name: 'Edit tour' }).click()
  const form = hostPage.getByRole('form', { name: 'Edit tour' })
  await form.getByLabel('I approve each request to join').check()
  await form.getByRole('button', { name: 'Add a question' }).click()
  await form.getByRole('textbox', { name: 'Question 1' }).fill('Can you swim?')
  await hostPage.getByRole('button', { name: 'Save changes' }).click()
  await expect(watched.getByText('The host approves each request')).toBeVisible()

  const ask = async (answer: string) => {
    await card.getByRole('button', { name: 'Ask to join' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask to join' })
    await dialog.getByLabel('Meera Host accepts people one by one. Say hello:').fill('Namaste from Pune!')
    await dialog.getByLabel('Can you swim?').fill(answer)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Request sent. We’ll tell you when Meera Host answers.').first()).toBeVisible()
    await expect(card.getByText('Requested: the host decides')).toBeVisible()
  }
  await card.getByRole('button', { name: 'Ask to join' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please answer this question.')).toBeVisible()
  await expect(page.getByLabel('Can you swim?')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await ask('Like a stone')

  const requests = details.getByRole('region', { name: 'Requests to join' })
  await expect(requests.getByText('Like a stone')).toBeVisible()
  await expect(requests.getByText('Namaste from Pune!')).toBeVisible()
  await expect(requests.getByRole('link', { name: /^From Jabalpur.*Checked: Email/ })).toBeVisible()
  await expectAccessible(hostPage)
  await expectNoSidewaysScroll(hostPage)
  await requests.getByRole('button', { name: 'Decline Asha Rao' }).click()
  const decline = hostPage.getByRole('dialog', { name: 'Decline Asha Rao?' })
  await decline.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(decline.getByText('Please give them a reason.')).toBeVisible()
  await decline.getByLabel('Your words to them').fill('We cross a river by hand.')
  await decline.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(card.getByText('The host declined your request')).toBeVisible()
  await expect((await lookAtNotices(page)).getByText('Their words: We cross a river by hand.')).toBeVisible()
  await page.keyboard.press('Escape')

  await details.getByRole('button', { name: 'Let Asha Rao ask again' }).click()
  await ask('Since June, yes')
  await requests.getByRole('button', { name: 'Accept Asha Rao' }).click()
  await expect(hostPage.getByText('Asha Rao has a seat in your tour.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Leave Tour' })).toBeVisible()
  await expect(watched.getByText('1 seat left')).toBeVisible()
  expect(listed, 'the open list is not loaded again').toEqual([])
  for (const context of contexts) await context.close()
})
