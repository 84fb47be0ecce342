import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

for (const [path, link, heading] of [
  ['/privacy', 'Privacy', 'Privacy'],
  ['/terms', 'Terms', 'Terms of use'],
  ['/grievances', 'Complaints', 'Complaints and grievances'],
] as const)
  test(`${path}: opens from the footer, and is indexed`, async ({ page, request }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain(`<link rel="canonical" href="${new URL(path, process.env.SAATHI_URL).href}"`)
    expect(html).not.toContain('noindex')
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`)

    await page.goto('/blog')
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('Not reviewed by a lawyer.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

test('without operator’s settings: the pages say who sets them, and the product’s periods are shown', async ({
  page,
}) => {
  await page.goto('/grievances')
  await expect(page.getByText('[set by whoever runs this site]')).toHaveCount(3)
  await page.goto('/privacy')
  await expect(page.getByRole('listitem').filter({ hasText: 'Reports and evidence' })).toContainText('180 days')
  await expect(page.getByText('kept for 180 days')).toBeVisible()
  await expect(page.getByText('in backups for [set by whoever runs this site]')).toBeVisible()
})

test('the registration: links to terms and privacy', async ({ page }) => {
  await page.goto('/register')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy')
  await main.getByRole('link', { name: 'terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
})
