import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { fetchCode, fillLogin, newPerson, restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

test.use({ expectedErrors: /status of 404|Failed to load resource/ })

test('a shared link: a stranger registers on the way to joining, and confirms it at the price and with the seats of then', async ({
  page,
  request,
}) => {
  const [host, ravi] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ravi Iyer')]
  const tour = await hosted(host, { isPublic: true, showsHost: true, capacity: 4 })
  await page.goto(`/tours/${tour._id}`)
  await expect(page.getByRole('heading', { level: 1, name: tour.name })).toBeVisible()
  await expect(page.getByText('4 seats left')).toBeVisible()
  await expect(page.getByText('Farhan', { exact: true })).toBeVisible()
  await expect(page.getByText('Qureshi')).toHaveCount(0)
  await expect(page.getByText('Email checked')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in to join' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Log in to join' }).click({ trial: true })
  await expectNoSidewaysScroll(page)

  await ravi.call('tours.join', { tourId: tour._id })
  await host.call('tours.update', { tourId: tour._id, tour: { ...tour, price: 12_500 } })
  await page.getByRole('article').getByRole('link', { name: 'Sign up' }).click()
  const me = newPerson('Ananya Rao')
  const form = page.getByRole('main')
  await form.getByLabel('Full Name').fill(me.name)
  await form.getByLabel('Email Address').fill(me.email)
  await form.getByLabel('Password', { exact: true }).fill(me.password)
  await form.getByLabel('Confirm Password', { exact: true }).fill(me.password)
  await form.getByLabel('I am 18 or older').check()
  await form.getByRole('button', { name: 'Send Verification Code' }).click()
  await form.getByLabel('Verification Code').fill(await fetchCode(request, me.email))
  await form.getByRole('button', { name: 'Verify & Register' }).click()

  const details = page.getByRole('dialog', { name: tour.name })
  const confirmation = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  await expect(confirmation).toContainText(`Are you sure you want to join the tour "${tour.name}"?`)
  await expect(confirmation).toContainText('₹12,500')
  await expect(confirmation).toContainText('3 of 4 left')
  await confirmation.getByRole('button', { name: 'Yes, Join' }).click()
  await expect(page.getByText('Successfully joined the tour!')).toBeVisible()
  await expect(details.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  await page.keyboard.press('Escape')
  const questions = page.getByRole('complementary', { name: 'Three short questions' })
  await expectAccessible(page, questions)
  await questions.getByRole('link', { name: 'Answer' }).click()
  await page.getByRole('button', { name: 'Skip all questions' }).click()
  await expect(page).toHaveURL('/tours')
  await expect(questions).toHaveCount(0)
})

test('the log-in on the way to joining: opens the confirmation once, over the details, and none for a tour that has closed meanwhile', async ({
  page,
  browser,
  request,
}) => {
  const [host, me] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Ananya Rao')]
  const [open, closing] = [await hosted(host, { isPublic: true }), await hosted(host, { isPublic: true })]
  await page.goto(`/tours/${open._id}`)
  await page.getByRole('link', { name: 'Log in to join' }).click()
  await fillLogin(page, me)
  const confirmation = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  await expect(confirmation).toContainText('No limit')
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/tours?tour=${open._id}`)
  const details = (name: string) => page.getByRole('dialog', { name })
  await expect(details(open.name).getByRole('button', { name: 'Join Tour' })).toBeVisible()
  await page.reload()
  await expect(details(open.name).getByRole('button', { name: 'Join Tour' })).toBeVisible()
  await expect(confirmation).toHaveCount(0)

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
  const theirs = await elsewhere.newPage()
  await theirs.goto(`/tours/${closing._id}`)
  await theirs.getByRole('link', { name: 'Log in to join' }).click()
  await host.call('tours.setJoining', { tourId: closing._id, open: false })
  await fillLogin(theirs, me)
  await expect(theirs.getByRole('dialog', { name: closing.name })).toContainText('Closed to new people')
  await expect(theirs.getByRole('dialog', { name: 'Confirm Join Tour' })).toHaveCount(0)
  await elsewhere.close()
})

test('a link to a tour that is not public: names nothing, and the log-in leads to the tour', async ({
  page,
  request,
}) => {
  const tour = await hosted(await createUser(request, 'Meera Host'))
  const me = await createUser(request, 'Asha Rao')
  await page.goto(`/tours?tour=${tour._id}`)
  await expect(page).toHaveURL(`/tours/${tour._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to see this tour' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/Hampi|Meera/)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, me)
  await expect(page.getByRole('dialog', { name: tour.name })).toBeVisible()
  await expect(page).toHaveURL(`/tours?tour=${tour._id}`)
})

test('a shared link opened by a user who is signed in: shows the details over the list; the tour form opens a tour to people with its link, and shows the host only by a second choice', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Farhan Qureshi')
  const [shared, tour] = [await hosted(host, { isPublic: true }), await hosted(host)]
  await restoreSession(page, host)
  await page.goto(`/tours/${shared._id}`)
  await expect(page.getByRole('dialog', { name: shared.name })).toBeVisible()
  await expect(page).toHaveURL(`/tours?tour=${shared._id}`)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/tours')

  await goTo(page, `/tours?tour=${tour._id}`)
  const details = page.getByRole('dialog', { name: tour.name })
  await expect(details.getByText('Only people who are logged in can open this link.')).toBeVisible()
  await details.getByRole('button', { name: 'Edit tour' }).click()
  const form = page.getByRole('form', { name: 'Edit tour' })
  const named = form.getByLabel('Show them my first name and picture')
  await expect(named).toHaveCount(0)
  await form.getByLabel('Anyone with the link may see this tour').check()
  await expect(named).not.toBeChecked()
  await named.check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(details.getByText('Only people who are logged in')).toHaveCount(0)
  const answer = await request.get(
    `/trpc/tours.shared?input=${encodeURIComponent(JSON.stringify({ tourId: tour._id }))}`,
  )
  expect((await answer.json()).result.data.host).toEqual({
    firstName: 'Farhan',
    picture: null,
    photo: false,
    references: 0,
  })
})
