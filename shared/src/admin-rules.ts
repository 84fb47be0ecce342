// Roles, choices and limits of the admin site, in a file of their own so that browsers do not load zod.

/** What members of the staff may be. One person can have several roles. */
export const STAFF_ROLES = ['moderator', 'editor', 'operator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Who may open which page of the admin site; the server checks the same on every call. */
export const ADMIN_PAGES = {
  moderation: ['moderator'],
  catalogue: ['editor'],
  enquiries: ['moderator', 'operator'],
  people: ['moderator'],
  numbers: ['moderator', 'operator'],
  audit: ['moderator', 'operator'],
} as const satisfies Record<string, readonly StaffRole[]>
export type AdminPage = keyof typeof ADMIN_PAGES

/** How old a log-in may be in production: to read, hours, and to act, minutes. */
export const STAFF_LOGIN_HOURS = 12
export const STAFF_ACT_MINUTES = 30
