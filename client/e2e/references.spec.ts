import { insertEndedTour } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'

const TEXT = 'Knew every ferry, and never hurried anybody.'

test('two people of a tour that is over: write about each other, see it together and reply once', async ({
  page,
  request,
}) => {
  const [asha, ravi] = [await createAccount(request), await createAccount(request, newPerson('Ravi Menon'))]
  const tourId = await insertEndedTour(ravi._id, asha._id, 'Hampi on foot')
  await restoreSession(page, asha)
  await page.goto('/references')
  await page.getByRole('button', { name: 'Write about Ravi Menon' }).click()
  const form = page.getByRole('dialog', { name: 'Write about Ravi Menon' })
  await form.getByRole('button', { name: 'Save the reference' }).click()
  await expect(form.getByText('Please choose at least one.')).toBeVisible()
  await form.getByRole('button', { name: 'Calm' }).click()
  await form.getByLabel('I would travel with them again').check()
  await form.getByLabel('Your reference').fill(TEXT)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save the reference' }).click()
  await expect(page.getByText(/Nobody sees this yet/)).toBeVisible()
  await expectNoSidewaysScroll(page)

  const draft = { company: ['curious'], wouldTravelAgain: true, text: 'Asked good questions at each ruin.' }
  await ravi.call('references.write', { tourId, aboutId: asha._id, ...draft })
  await goTo(page, '/profile')
  const section = page.getByRole('region', { name: 'References' })
  await expect(section).toContainText('Asked good questions at each ruin.')
  await expect(section).toContainText(/Email address confirmed, \w+/)
  await section.getByRole('button', { name: 'Reply' }).click()
  await section.getByLabel('Reply').fill('Thank you for the maps.')
  await section.getByRole('button', { name: 'Send the reply' }).click()
  await expect(section).toContainText('Reply from Asha Rao')
  await expectNoSidewaysScroll(page)
  await goTo(page, `/profile/${ravi._id}`)
  await expect(page.getByRole('region', { name: 'References' })).toContainText(TEXT)
})
