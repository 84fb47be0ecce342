type NavLink = { to: string; label: string }

/**
 * The signed-in user as shown in the navigation bar; null for a visitor. `name` is null until the profile has loaded.
 */
export type NavUser = { name: string | null; logout: () => void }

const SIGNED_OUT: NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/blog', label: 'Blog' },
  { to: '/login', label: 'Login' },
  { to: '/register', label: 'Sign Up' },
]

const SIGNED_IN: NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/matching', label: 'Matching' },
  { to: '/tours', label: 'Tours' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/blog', label: 'Blog' },
]

/** The links of the navigation bar, in display order. */
export const navLinks = (user: NavUser | null) => (user ? SIGNED_IN : SIGNED_OUT)

/** More links of the footer. */
export const LEGAL_LINKS: NavLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/grievances', label: 'Complaints' },
]
