import { clickShownAtOnce, expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { type Account, createAccount, restoreSession } from './people.ts'
import { createUser, findTour, inDays, uniqueName } from './tours.ts'

test('a woman opens her deck and a tour to women only: women see the tour, and others do not', async ({
  page,
  request,
}) => {
  const [asha, meera, ravi] = [
    await createAccount(request),
    await createUser(request, 'Meera'),
    await createUser(request, 'Ravi'),
  ]
  await meera.call('genders.set', { gender: 'woman', consent: true })
  await ravi.call('genders.set', { gender: 'man', consent: true })
  await restoreSession(page, asha)
  await page.goto('/edit-profile')
  const section = page.getByRole('region', { name: 'Your gender' })
  await expect(section).toContainText('People can tell only if you use a tour or deck for one gender')
  await section.getByLabel('Gender (optional)').selectOption('Woman')
  await section.getByRole('button', { name: 'Save gender' }).click()
  await expect(section.getByText('Please tick the box if you agree.')).toBeVisible()
  await section.getByLabel(/^I agree that Saathi stores my gender/).check()
  await section.getByRole('button', { name: 'Save gender' }).click()
  await expect(page.getByText('Gender saved.')).toBeVisible()
  await clickShownAtOnce(section.getByLabel(/show me women only/))
  await expectNoSidewaysScroll(page)
  await goTo(page, '/matching')
  await expect(page.getByText('You see women only, and only women see you.')).toBeVisible()

  const { name } = uniqueName('Walks for women')
  await goTo(page, '/create-tour')
  await page.getByRole('button', { name: 'Host a tour' }).click()
  const form = page.getByRole('dialog', { name: 'Host a tour' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Destination').fill('Hampi, Karnataka')
  await form.getByLabel('First day').fill(inDays(40))
  await form.getByLabel('Last day').fill(inDays(41))
  await form.getByLabel('Price per person').fill('900')
  await form.getByLabel('Open to women only').check()
  await expect(form.getByLabel('Anyone with the link may see this tour')).toHaveCount(0)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Publish tour' }).click()
  await expect(await findTour(page, { name })).toContainText('Women only')

  const countFor = async ({ session }: Account) => {
    const headers = { authorization: `Bearer ${session.idToken}` }
    const answer = await request.get(`/api/tours?q=${encodeURIComponent(name)}`, { headers })
    return (await answer.json()).length
  }
  expect([await countFor(meera), await countFor(ravi)]).toEqual([1, 0])
})
