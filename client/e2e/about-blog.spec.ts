import { expect, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'

test('the About Us page and the blog: show team, contact and posts, each under its own URL', async ({ page }) => {
  await test.step('the About Us page: shows team and contact details', async () => {
    await page.goto('/about')
    await expect(page).toHaveTitle('About us · Saathi')
    const team = page.getByRole('region', { name: 'The people behind it' }).getByRole('article')
    await expect(team).toHaveCount(4)
    for (const card of await team.all()) await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
    for (const [days, hours] of [
      ['Monday to Friday', '9:00am-5:00pm'],
      ['Saturday', '9:00am-12:00pm'],
      ['Sunday', 'closed'],
    ])
      await expect(page.getByText(`${days} ${hours}`)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a post opens in a dialog with its own URL, and closing it restores the focus', async () => {
    await goTo(page, '/blog')
    await expect(page).toHaveTitle('Blog · Saathi')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expectNoSidewaysScroll(page)

    const more = page.getByRole('link', { name: 'Read More: Lunch takes an afternoon' })
    await more.focus()
    await page.keyboard.press('Enter')
    const story = page.getByRole('dialog', { name: 'Lunch takes an afternoon' })
    await expect(story).toBeVisible()
    await expect(page).toHaveURL(/\/blog\?story=lunch-takes-an-afternoon$/)
    await expect(page).toHaveTitle('Lunch takes an afternoon · Saathi')
    await page.keyboard.press('Escape')
    await expect(story).toBeHidden()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(more).toBeFocused()
  })

  await test.step('a link opens the named post, and an unknown one opens the list', async () => {
    await page.goto('/blog?story=my-mother-and-forty-eight-steps')
    const story = page.getByRole('dialog', { name: 'My mother and forty-eight steps' })
    await expect(story.getByText('Arindam Banerjee')).toBeVisible()
    await expect(story.getByRole('img')).toBeVisible()
    await story.getByRole('button', { name: 'Close the story' }).click()
    await expect(story).toBeHidden()
    await goTo(page, '/blog?story=no-such-story')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
