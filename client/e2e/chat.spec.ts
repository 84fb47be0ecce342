import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'

const chat = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Saathi AI' })
  return {
    opener: page.getByRole('button', { name: 'Help & Support' }),
    panel,
    log: panel.getByRole('log'),
    input: panel.getByLabel('Your message'),
    send: panel.getByRole('button', { name: 'Send' }),
  }
}
const GREETING = /Namaste! I am Saathi AI\./

async function open(page: Page) {
  await page.goto('/about')
  await chat(page).opener.click()
  await expect(chat(page).input).toBeFocused()
}

test('the chat: after four questions its header stays in view, and the last question is at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  const { panel, log, input } = chat(page)
  for (const question of ['How do I join a tour?', 'Is it free?', 'How do I host a tour?', 'Who pays the host?']) {
    await input.fill(question)
    await input.press('Enter')
    await expect(log).toHaveAttribute('aria-busy', 'false')
  }
  const close = panel.getByRole('button', { name: 'Close the chat' })
  await expect(close).toBeInViewport({ ratio: 1 })
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(0)
  await expect(log.getByText('Who pays the host?')).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(panel).toBeHidden()
})

test('the chat: sends no blank input, goes on after a failed call, survives a reload in the same tab, and can be started over', async ({
  page,
}) => {
  await test.step('the chat: blank input is not sent', async () => {
    await open(page)
    const { log, input, send } = chat(page)
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('chat.reply')) calls += 1
    })
    await send.click()
    await input.fill('   ')
    await input.press('Enter')
    await send.click()
    await expect(log.getByText('You:')).toHaveCount(0)
    expect(calls).toBe(0)
  })

  await test.step('a failed call shows an error, and the chat can continue', async () => {
    const { log, input } = chat(page)
    await page.route('**/trpc/chat.reply*', (route) => route.abort())
    await input.fill('hello')
    await input.press('Enter')
    await expect(log.getByText(/Error: /)).toBeVisible()
    await page.unroute('**/trpc/chat.reply*')
    await input.fill('who are you?')
    await input.press('Enter')
    await expect(log.getByText(/I am Saathi AI, the help chat/)).toBeVisible()
  })

  await test.step('the chat: survives a reload in the same tab, and can be started over', async () => {
    const { opener, log, input, panel } = chat(page)
    await input.fill('How do I join a tour?')
    await input.press('Enter')
    await expect(log.getByText(/press Join Tour on the one you like/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await page.reload()
    await opener.click()
    await expect(log.getByText(/press Join Tour on the one you like/)).toBeVisible()
    await expect(log.getByText(GREETING)).toBeVisible()
    await panel.getByRole('button', { name: 'Start over' }).click()
    await expect(log.getByText(/press Join Tour/)).toBeHidden()
    await expect(log.getByText(GREETING)).toBeVisible()
    await expect(input).toBeFocused()
  })
})

test('the chat: a trip question in either theme is answered with our figures and a link to them', async ({ page }) => {
  await test.step('the dark theme: the chat passes the accessibility checks', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await open(page)
    const { log, panel } = chat(page)
    await panel.getByRole('button', { name: 'When is the best time to visit Spiti?' }).click()
    await expect(log.getByText(/^Best in June to September/)).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  })

  await test.step('the chat: a trip question is answered with our figures and a link to them', async () => {
    const { log, input, panel } = chat(page)
    await expect(log.getByText(GREETING)).toBeVisible()
    await input.fill('A beach trip for two from Mumbai under 20,000')
    await input.press('Enter')
    await expect(log.getByText('Beaches for two from Mumbai, within ₹20,000 in all:')).toBeVisible()
    await expect(log.getByText(/I answer from our guides/)).toBeVisible()
    await expect(panel.getByText('Answers from our guides', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await log.getByRole('link', { name: 'See them in full, with every sum' }).click()
    await expect(page).toHaveURL(/\/\?budget=20000&starting_location=mumbai&group_size=2&preference_type=beaches#rec/)
    await expect(
      page.getByRole('region', { name: 'Personalized Recommendations' }).getByRole('article').first(),
    ).toBeVisible()
  })
})

test.use({ expectedErrors: /Failed to load resource|Failed to fetch|TRPCClientError/ })

test('the chat: closing the panel aborts a pending reply', async ({ page }) => {
  await open(page)
  const { input, panel, log, opener } = chat(page)
  await page.route('**/trpc/chat.reply*', () => {}) // never answered
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('chat.reply'))
  await input.fill('hello')
  await input.press('Enter')
  await expect(log.getByText('Saathi AI is writing...')).toBeVisible()
  await panel.getByRole('button', { name: 'Close the chat' }).click()
  await given
  await opener.click()
  await expect(log.getByText('hello')).toBeVisible()
  await expect(log.getByText('Saathi AI is writing...')).toBeHidden()
})
