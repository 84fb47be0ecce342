import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { footerLinks, type NavUser } from './nav-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

export const Footer = ({ user }: { user: NavUser | null }) => (
  <footer className="mt-12 bg-night md:mt-24 text-on-night">
    <div aria-hidden className="pattern-strip bg-marigold!" />
    <div className="wrap flex flex-col gap-6 pt-8 pb-24 md:gap-8 md:pt-10 md:pb-12 lg:flex-row lg:items-end lg:justify-between">
      <div className="lg:min-w-68 lg:shrink-0">
        <p className="font-display font-[560] text-3xl leading-tight">Saathi</p>
        <p className="mt-1.5">{text.tagline}</p>
        <ThemeChoice />
      </div>
      <nav aria-label={text.footerNavigation}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:justify-end">
          {footerLinks(user).map(({ to, label }) => (
            <li key={to}>
              <AppLink
                to={to}
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
