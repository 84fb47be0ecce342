import * as text from '../../messages/en/shell/shell.ts'

export type NavLink = { to: string; hash?: string; label: string }

/**
 * The signed-in user as shown in the navigation bar; null for a visitor. `name` is null until the profile has loaded.
 */
export type NavUser = { name: string | null; logout: () => void }

const SIGNED_OUT: NavLink[] = [
  { to: '/', label: text.home },
  { to: '/destinations', label: text.destinations },
  { to: '/', hash: 'packages', label: text.packages },
  { to: '/about', label: text.about },
  { to: '/contact', label: text.contact },
  { to: '/blog', label: text.blog },
  { to: '/login', label: text.login },
  { to: '/register', label: text.signUp },
]

const SIGNED_IN: NavLink[] = [
  { to: '/', label: text.home },
  { to: '/destinations', label: text.destinations },
  { to: '/tours', label: text.tours },
  { to: '/trips', label: text.trips },
  { to: '/matching', label: text.matching },
  { to: '/about', label: text.about },
  { to: '/contact', label: text.contact },
  { to: '/blog', label: text.blog },
]

/** The links of the navigation bar, in display order. */
export const navLinks = (user: NavUser | null) => (user ? SIGNED_IN : SIGNED_OUT)
