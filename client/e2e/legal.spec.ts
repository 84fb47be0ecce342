import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

test('privacy, terms and complaints: open from the footer, are indexed, and say what the operator has to set', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  await page.goto('/register')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy')
  await main.getByRole('link', { name: 'terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  for (const [path, link, heading] of [
    ['/privacy', 'Privacy', 'Privacy'],
    ['/terms', 'Terms', 'Terms of use'],
    ['/grievances', 'Complaints', 'Complaints and grievances'],
  ] as const) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain(`<link rel="canonical" href="${new URL(path, process.env.SAATHI_URL).href}"`)
    expect(html).not.toContain('noindex')
    expect(sitemap).toContain(`${path}</loc>`)

    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.getByText('Not reviewed by a lawyer.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    if (path === '/privacy') {
      await expect(page.getByRole('listitem').filter({ hasText: 'Reports and evidence' })).toContainText('180 days')
      await expect(page.getByText('kept for 180 days')).toBeVisible()
      await expect(page.getByText('in backups for [set by whoever runs this site]')).toBeVisible()
    }
  }
  await expect(page.getByText('[set by whoever runs this site]')).toHaveCount(3)
})
