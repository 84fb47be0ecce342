import { DESK, expect, goTo, isPhone, packageCards, planner, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

// Accessibility snapshots of the main pages, in reading order.

test('the home page: form, recommendation and package have accessible names in order at both widths', async ({
  page,
}) => {
  await page.goto('/?budget=20000&starting_location=mumbai&group_size=2&preference_type=beaches')
  const { places } = planner(page)
  await expect(places.first()).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const size of [DESK, page.viewportSize() ?? DESK]) {
    await page.setViewportSize(size)
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - link "Saathi, to the home page"
    - main:
      - region "Explore, Discover, Travel":
        - heading "Explore, Discover, Travel" [level=1]
      - form "Tell Us About Your Dream Trip":
        - heading "Tell Us About Your Dream Trip" [level=2]
        - combobox "Budget":
          - option "₹20,000" [selected]
        - combobox "Budget for":
          - option "Whole group" [selected]
        - combobox "Starting from":
          - option "Mumbai" [selected]
        - combobox "Who is going":
          - option "Couple" [selected]
        - combobox "Trip type":
          - option "Beaches" [selected]
        - button "Get Recommendations"
      - region "Personalized Recommendations":
        - heading "Personalized Recommendations" [level=2]
      - region "Our Travel Packages":
        - heading "Our Travel Packages" [level=2]
        - search "Packages":
          - searchbox "Search packages"
          - ${isPhone(page) ? 'button "Filters"' : 'group "Kind of trip"'}
    - contentinfo:
      - group "Colours":
        - radio "Day"
        - radio "Night"
        - radio "Auto" [checked]
  `)
  }
  await expect(places.first()).toMatchAriaSnapshot(`
    - article:
      - img
      - button /Save.+/
      - checkbox /Compare .+/
      - text: /Compare .+/
      - heading [level=3]
      - paragraph: /h by .*\\/5 match/
      - paragraph
      - paragraph: /Total for two/
      - button "View Full Details"
      - button /Not for me/
  `)
  await expect(packageCards(page).first()).toMatchAriaSnapshot(`
    - article:
      - img /.+/
      - button /Show picture 1 of \\d/
      - heading [level=3]:
        - link /.+/
      - paragraph: /\\d+ nights? ₹[\\d,]+ a person/
  `)
})

test('the log-in, tours, deck and profile: controls have accessible names in order', async ({ page, request }) => {
  await page.goto('/login')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Login" [level=1]
      - form "Login":
        - textbox "Email"
        - textbox "Password"
        - button "Show password"
        - link "Forgot password?"
        - button "Login"
      - button "Continue with Google"
      - paragraph:
        - link "Sign up here"
  `)

  const person = await createAccount(request)
  await restoreSession(page, person)
  await page.goto('/tours')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Explore Amazing Tours" [level=1]
      - link "Create Tour"
      - search "Tours":
        - searchbox "Search tours"
      - list:
        - listitem:
          - article /.+/:
            - img /.+/
            - button /^Favorite/
            - heading [level=2]:
              - link /.+/
            - paragraph:
              - link /^@/
  `)

  await goTo(page, '/matching')
  await expect(page.getByRole('heading', { name: /^@/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Find Your Match" [level=1]
      - tablist "Matching":
        - tab "Swiping" [selected]
        - tab "Matched Users"
      - tabpanel "Swiping":
        - group "Deck":
          - article /^@/:
            - heading /^@/ [level=2]
            - link /^View Profile of/
        - button "Reject"
        - button "Accept"
  `)

  await goTo(page, '/profile')
  await expect(page.getByText('No joined tours found.')).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${person.name}" [level=1]
      - paragraph:
        - button "0 followers"
        - button "0 following"
      - link "Edit Profile"
      - button "Host a tour"
      - paragraph: This user has not added a bio.
      - link "Add a bio"
      - region "Your Open Tours":
        - heading "Your Open Tours" [level=2]
        - status:
          - paragraph: No open tours found.
      - region "Your Joined Tours":
        - heading "Your Joined Tours" [level=2]
        - status:
          - paragraph: No joined tours found.
  `)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
})
