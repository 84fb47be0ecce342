import * as text from '../../messages/en/shell/footer.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { type NavLink, type NavUser, navLinks } from './nav-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

const MORE_LINKS: NavLink[] = [
  { to: '/privacy', label: text.privacy },
  { to: '/terms', label: text.terms },
  { to: '/grievances', label: text.grievances },
]

/** The end of the open pages. */
export default function Footer({ user }: { user: NavUser | null }) {
  return (
    <footer className="mt-12 bg-night md:mt-24 text-on-night">
      <div aria-hidden className="pattern-strip bg-marigold!" />
      <div className="wrap flex flex-col gap-6 pt-8 pb-24 md:gap-8 md:pt-10 md:pb-12 lg:flex-row lg:items-end lg:justify-between">
        <div className="lg:min-w-68 lg:shrink-0">
          <p className="font-display font-[560] text-3xl leading-tight">Saathi</p>
          <p className="mt-1.5">{text.tagline}</p>
          <ThemeChoice />
        </div>
        <nav aria-label={text.footerNavigation}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:justify-end xl:gap-x-4">
            {[...navLinks(user), ...MORE_LINKS].map(({ label, ...link }) => (
              <li key={label}>
                <AppLink
                  {...link}
                  className="inline-block py-1.5 underline-offset-4 hover:underline focus-visible:outline-on-night"
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
