import { ADMIN_PAGES, type AdminPage, type StaffRole } from '@saathi/shared/admin/rules'

/** The pages in the order of the navigation. */
export const PAGES = [
  'moderation',
  'catalogue',
  'enquiries',
  'people',
  'numbers',
  'audit',
] as const satisfies readonly AdminPage[]
export type Page = (typeof PAGES)[number]

/** The pages that somebody with these roles may open. */
export const pagesFor = (roles: readonly StaffRole[]): Page[] =>
  PAGES.filter((page) => ADMIN_PAGES[page].some((role) => roles.includes(role)))

/** The page and the item that a path below `/admin` names; the first page that is open to them without one; null for any other path. */
export function readPath(path: string, open: readonly Page[]): { page: Page; item: string | null } | null {
  const [name = '', item = null, ...more] = path.split('/').filter((part) => part !== '')
  const page = name === '' ? open[0] : open.find((one) => one === name)
  return page && more.length === 0 ? { page, item } : null
}
