import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { type Account, createAccount, newPerson, openUserMenu, restoreSession } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /status of (400|401|404|413|415|500)|Failed to (load resource|fetch)/ })

const form = (page: Page) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Email', { exact: true }),
  bio: page.getByLabel('Bio'),
  travelType: page.getByLabel('Preferred Travel Type'),
  file: page.getByLabel('Choose a picture'),
  remove: page.getByRole('button', { name: 'Remove Current Picture' }),
  homeCity: page.getByLabel('Home city'),
  languages: page.getByLabel('Languages you speak'),
  save: page.getByRole('button', { name: 'Save Profile' }),
})

async function openForm(page: Page, person: Account) {
  await restoreSession(page, person)
  await page.goto('/edit-profile')
  await expect(form(page).name).toHaveValue(person.name)
}

/** A small valid image. */
const picture = async (page: Page) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
})

test('the profile form: saving shows a message and then the profile', async ({ page, request }) => {
  const asha = await createAccount(request, newPerson('Asha Rao'))
  await openForm(page, asha)
  const { name, email, bio, travelType, homeCity, languages, save } = form(page)
  await expect(email).toHaveValue(asha.email)
  await expect(email).toHaveAttribute('readonly')
  await expect(bio).toHaveAttribute('placeholder', 'Tell us about yourself...')
  await expect(travelType.getByRole('option')).toHaveText(['Family', 'Gen Z'])
  await expect(travelType).toHaveValue('family')
  await expectNoSidewaysScroll(page)

  await name.fill('')
  await save.click()
  await expect(page.getByText('Please give a name.')).toBeVisible()
  await name.fill('Asha R. Rao')
  await bio.fill('Slow trains, early mornings.')
  await travelType.selectOption('Gen Z')
  await homeCity.fill('Pune')
  await languages.fill('Marathi, Hindi, a language with a name that is far longer than any')
  await save.click()
  await expect(languages).toHaveAttribute('aria-invalid', 'true')
  await languages.fill('Marathi, Hindi,')
  await save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/edit-profile')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Lives in Pune')).toBeVisible()
  await expect(page.getByText('Speaks Marathi and Hindi')).toBeVisible()
  await openUserMenu(page, { name: 'Asha R. Rao' })

  await goTo(page, '/edit-profile')
  await expect(bio).toHaveValue('Slow trains, early mornings.')
  await expect(travelType).toHaveValue('genZ')
})

test('the travel type: the default is saved only when it is confirmed', async ({ page, request }) => {
  const asha = await createAccount(request)
  const chosen = async () => {
    const answer = await request.get('/api/users/profile', {
      headers: { authorization: `Bearer ${asha.session.idToken}` },
    })
    return (await answer.json()).travelTypeChosen
  }
  await openForm(page, asha)
  await form(page).save.click()
  await expect(page).toHaveURL('/profile')
  expect(await chosen()).toBe(false)

  await goTo(page, '/edit-profile')
  await page.getByLabel('This is how I travel').check()
  await page.getByRole('button', { name: 'Food & Culture' }).click()
  await page.getByRole('button', { name: 'March' }).click()
  await form(page).save.click()
  await expect(page).toHaveURL('/profile')
  expect(await chosen()).toBe(true)
  await expect(page.getByText('Likes Food & Culture')).toBeVisible()
  await expect(page.getByText('Travels in March')).toBeVisible()
})

test('the profile picture: is previewed, saved, shown and removed', async ({ page, request }) => {
  const asha = await createAccount(request)
  await openForm(page, asha)
  const { file, remove, save } = form(page)
  await expect(remove).toBeHidden()
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please choose an image file.')).toBeVisible()
  await file.setInputFiles(await picture(page))
  await expect(page.getByText('Please choose an image file.')).toBeHidden()
  await expect(page.getByRole('img', { name: 'Your new picture' })).toBeVisible()
  await expectAccessible(page, page.getByRole('group', { name: 'Profile Picture' }))
  await save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await goTo(page, '/edit-profile')
  const shown = page.locator('form img')
  await expect(shown).toHaveAttribute('src', /^\/api\/media\//)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await remove.click()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep the picture' }).click()
  await expect(shown).toHaveCount(1)
  await remove.click()
  await save.click()
  await expect(page).toHaveURL('/profile')
  await goTo(page, '/edit-profile')
  await expect(form(page).name).toHaveValue(asha.name)
  await expect(shown).toHaveCount(0)
  await expect(remove).toBeHidden()
})

test('the profile picture: a photo above the size limit is scaled down before the upload; a save that fails shows why at the picture or in a message, and keeps the other fields', async ({
  page,
  request,
}) => {
  await openForm(page, await createAccount(request))
  const photo = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    const noise = context.createImageData(canvas.width, canvas.height)
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    context.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const buffer = Buffer.from(photo, 'base64')
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  await form(page).file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await form(page).save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await goTo(page, '/edit-profile')
  const { file, bio, save } = form(page)
  await page.route('**/api/users/profile', (route) => route.abort())
  await save.click()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await expect(save).toBeEnabled()
  await page.unroute('**/api/users/profile')

  await bio.fill('Still here')
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') })
  await save.click()
  await expect(page.getByRole('group', { name: 'Profile Picture' }).getByRole('alert')).not.toBeEmpty()
  await expect(bio).toHaveValue('Still here')
  await expect(save).toBeEnabled()
  await expect(page).toHaveURL('/edit-profile')
})
