import { expect, expectNoSidewaysScroll, packageCards, test } from './fixtures.ts'
import { createAccount, loginForm, openUserMenu, restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

test('the saved list: links to tours and packages while it is empty, and is filled by the hearts of a package and a tour', async ({
  page,
  request,
}) => {
  const me = await createAccount(request)
  await restoreSession(page, me)
  await test.step('the saved list: links to tours and packages while it is empty, and is linked from the own profile', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Saved', exact: true }).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByRole('link', { name: 'Find a tour' })).toHaveAttribute('href', '/tours')
    await page.getByRole('link', { name: 'See the packages' }).click()
    await expect(page).toHaveURL('/#packages')
  })

  await test.step('the hearts of a package and a tour: fill the saved list, which the menu leads to', async () => {
    const tour = await hosted(await createUser(request, 'Hostess'))
    await page.goto('/')
    const card = packageCards(page).first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    const heart = card.getByRole('button', { name: `Save: ${name}` })
    await heart.click()
    await expect(page.getByText('Added to your saved list.')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await me.call('tours.favorite', { tourId: tour._id })
    await me.call('saved.add', { kind: 'destination', id: 'hampi' })

    const menu = await openUserMenu(page, me)
    await menu.getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Tours' }).getByRole('article', { name: tour.name })).toBeVisible()
    const packages = page.getByRole('region', { name: 'Packages' })
    await expect(packages.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Destinations' })).toContainText('Hampi')
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(names[0], names.join()).toContain('Destinations')
    await expect(page.getByRole('region', { name: 'Destinations' }).locator('img').first()).toBeVisible()
    await expectNoSidewaysScroll(page)

    await packages.getByRole('button', { name: `Save: ${name}` }).click()
    await page.getByRole('button', { name: `Favorite: ${tour.name}` }).click()
    await page.getByRole('button', { name: 'Save: Hampi', exact: true }).click()
    for (const text of [/No saved tours yet/, /No saved packages yet/, /No saved destinations yet/])
      await expect(page.getByText(text)).toBeVisible()
  })
})

test('a visitor who taps a heart: logs in, comes back to the package, and it is saved', async ({ page, request }) => {
  const me = await createAccount(request)
  await page.goto('/')
  await packageCards(page).first().getByRole('link').click()
  // The hearts of the list are still there until the package has replaced it.
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible()
  const heart = page.getByRole('button', { name: /^Save: / })
  await expect(heart).toHaveText('Save')
  const { pathname } = new URL(page.url())
  await heart.click()
  const form = loginForm(page)
  await form.email.fill(me.email)
  await form.password.fill(me.password)
  await form.submit.click()
  await expect(page).toHaveURL(pathname)
  await expect(heart).toHaveText('Saved')
})

test('a heart that is tapped before the session is known: saves the place, without the log-in', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createAccount(request))
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/firebase-*.js', async (route) => {
    await loading
    await route.continue()
  })
  await page.goto('/destinations/hampi')
  const heart = page.getByRole('button', { name: /^Save: / })
  await heart.click()
  load()
  await expect(page.getByText('Added to your saved list.')).toBeVisible()
  await expect(page).toHaveURL('/destinations/hampi')
  await expect(heart).toHaveText('Saved')
})

test('a heart that is tapped while the saved list loads: is filled', async ({ page, request }) => {
  await restoreSession(page, await createAccount(request))
  let lists = 0
  const added = page.waitForResponse(/saved\.add/)
  await page.route(/saved\.list/, async (route) => {
    lists += 1
    if (lists > 1) return route.continue()
    const response = await route.fetch() // it was read before the heart was tapped
    await added
    await route.fulfill({ response })
  })
  const reading = page.waitForRequest(/saved\.list/)
  await page.goto('/destinations/hampi')
  await reading
  const heart = page.getByRole('button', { name: /^Save: / })
  await heart.click()
  await expect(page.getByText('Added to your saved list.')).toBeVisible()
  await expect(heart).toHaveText('Saved')
})
