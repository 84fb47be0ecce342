import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { Footer } from '../features/shell/footer.tsx'
import { NavBar } from '../features/shell/nav-bar.tsx'
import { PhoneBar } from '../features/shell/phone-bar.tsx'
import { useFocusOnNavigation } from '../features/shell/use-focus-on-navigation.ts'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Site })

/** What every page stands in: the way past the bar, the bar, the page, the footer. */
function Site() {
  useFocusOnNavigation()
  const overPicture = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page?.staticData.picture === true && (page.status === 'success' || page.status === 'pending')
    },
  })
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-full bg-marigold px-5 py-3 font-[650] text-on-marigold focus:translate-y-0"
      >
        Skip to the content
      </a>
      <NavBar user={null} overPicture={overPicture} />
      <main id="main" tabIndex={-1} className="min-h-[80svh]">
        <Outlet />
      </main>
      <Footer user={null} />
      <PhoneBar user={null} />
    </>
  )
}
