import { registered, signedIn } from './people.ts'
import { expect, expectAccessible, type Page, test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', colorScheme: 'dark' } })

/** Looks at a page once what it is about is there. */
async function visit(page: Page, path: string, heading: string | RegExp, ...parts: string[]) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  await expectAccessible(page, ...parts)
}

test('at night the open pages can be read by everybody', { tag: '@wide' }, async ({ page }) => {
  // No picture at all: the drawn sketch of the way stays.
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: '' }),
  )
  await visit(page, '/about', 'The people behind it')
  await visit(page, '/blog', 'They came back and told us')
  await visit(page, '/contact', 'Send us your Enquiry', 'main')
  await visit(page, '/register', 'Sign Up', 'main')
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'All fields are required' })).toBeVisible()
  await expectAccessible(page, 'form')
})

test('at night the pages of somebody who is here can be read by everybody', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  await signedIn(page, await registered(request))
  await visit(page, '/matching', /^@/, 'header', 'main')
  await visit(page, '/matching?tab=matched', 'Find Your Match', 'main')
  await visit(page, '/edit-profile', 'Edit Profile', 'main')
  await visit(page, '/messages', 'Messages', 'main')
})
