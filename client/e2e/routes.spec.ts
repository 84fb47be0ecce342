import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

test('from a destination to a route through it: the extra over going there alone, the ways, the whole bill and each place to plan', async ({
  page,
}) => {
  await page.goto('/destinations/jaipur?from=delhi')
  const section = page.getByRole('region', { name: 'What goes well with it' })
  await page.getByRole('heading', { name: 'Where to stay' }).scrollIntoViewIfNeeded()
  const card = section.getByRole('article').filter({ hasText: 'The Golden Triangle' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText(/^With Agra and Fatehpur Sikri: 1 more day, ₹[\d,]+ more$/)).toBeVisible()
  const total = (await card.getByText(/^₹[\d,]+$/).innerText()).trim()

  await card.getByRole('link', { name: 'The Golden Triangle' }).click()
  await expect(page).toHaveURL(/\/routes\?city=delhi&people=2&month=\d+&days=\d+&places=/)
  await expect(page.getByRole('heading', { name: 'The Golden Triangle', level: 1 })).toBeVisible()
  await test.step('its total is that of the card, and the lines of the bill open', async () => {
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
    await page.getByText('Accommodation').click()
    await expect(page.getByText('Jaipur: Mid-range hotel')).toBeVisible()
  })
  await expect(page.getByRole('figure', { name: /^Map: the route over/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ajmer-Agra Fort Superfast' }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan Jaipur' })).toHaveAttribute(
    'href',
    /\/trips\?plan=jaipur&from=delhi/,
  )
  await expectNoSidewaysScroll(page)

  await test.step('a month in which the road is closed: says so, and another month opens it', async () => {
    await page.goto('/routes?city=delhi&places=shimla,jibhi-tirthan&month=1')
    await expect(page.getByText(/is closed in January/)).toBeVisible()
    await page.getByLabel('Month').selectOption('May')
    await expect(page.getByRole('heading', { name: 'The whole bill' })).toBeVisible()
    await expect(page.getByText(/over a pass of 3,100 m/)).toBeVisible()
    await expect(page).toHaveURL(/month=5/)
  })
})
