import type { QueryKey } from '@tanstack/react-query'

type Kept = {
  /** Of a paged list, at least so many of the newest items, as far as there are. */
  items?: number
  /** What may change by the hour and costs people money or a journey when it is out of date: prices, seats, permits. */
  changes?: true
  /** The navigation of every page shows it too: it is the content of these pages only. */
  contentOf?: RegExp
}

/** The queries whose answers are kept on this device, for people who want that. */
export const KEPT: Record<string, Kept> = {
  'destinations.get': { changes: true },
  'expenses.entries': { items: 100 },
  'expenses.get': {},
  'expenses.overview': {},
  'groups.entries': { items: 100 },
  'groups.get': { changes: true },
  'groups.list': { contentOf: /^\/messages/ },
  'home.get': {},
  'messages.list': { items: 50 },
  'messages.threads': { items: 30, contentOf: /^\/messages/ },
  'packages.get': { changes: true },
  'saved.list': { contentOf: /^\/saved/ },
  'social.me': {},
  'tours.get': { changes: true },
  'trips.bookings': {},
  'trips.forTour': {},
  'trips.friends': {},
  'trips.get': { changes: true },
  'trips.journeys': {},
}

/** Why the answers of the other queries are not kept. */
export const NOT_KEPT: Record<string, string[]> = {
  'a search or a choice among things of others, which is of use only with the network': [
    'choices.linked',
    'destinations.company',
    'destinations.list',
    'destinations.prices',
    'destinations.quote',
    'destinations.tours',
    'home.proofs',
    'packages.count',
    'packages.list',
    'packages.tours',
    'plans.going',
    'plans.invitations',
    'plans.overlaps',
    'plans.search',
    'recommend.goesWith',
    'recommend.parse',
    'recommend.routes',
    'recommend.travel',
    'recommend.whyNot',
    'tours.count',
    'tours.list',
  ],
  'people who have not agreed to be kept on the devices of others': [
    'choices.get',
    'choices.list',
    'matching.deck',
    'matching.matches',
    'references.list',
    'references.marks',
    'references.peopleMarks',
    'references.pending',
    'social.followStatus',
    'social.followers',
    'social.following',
    'social.get',
    'social.profile',
    'tours.people',
  ],
  'safety, rights and the account itself, which must be current': [
    'consents.list',
    'genders.mine',
    'legal.settings',
    'nominees.mine',
    'passkeys.list',
    'push.device',
    'safety.decisions',
    'safety.photoCheck',
    'safety.reports',
    'sessions.list',
    'social.blocked',
    'social.export',
    'exclusions.list',
  ],
  'a step of something that needs the network anyway': [
    'auth.settings',
    'contact.map',
    'expenses.csv',
    'groups.changes',
    'notices.list',
    'plans.list',
    'references.mine',
    'tours.days',
    'tours.guestQuestions',
    'tours.joinCheck',
    'trips.feed',
    'tours.calendar',
    'trips.calendar',
    'trips.changes',
    'trips.copyPreview',
    'trips.linked',
    'trips.mapFile',
    'trips.list',
    'trips.publication',
    'trips.weighPlaces',
    'trips.withPerson',
  ],
  'a page of visitors': ['tours.shared', 'trips.published', 'trips.shared'],
}

/** The procedure of a query key: `trips.get`; the empty text for keys of other shapes. */
const procedureOf = ([path]: QueryKey): string => (Array.isArray(path) ? path.join('.') : '')

/** How the answer to this query is kept; undefined if it is not. */
export const keptAs = (key: QueryKey): Kept | undefined => KEPT[procedureOf(key)]

/** Whether this query is content of the page at this path, and no part of the navigation alone. */
export const isContent = (key: QueryKey, pathname: string): boolean => {
  const kept = keptAs(key)
  return kept !== undefined && (kept.contentOf?.test(pathname) ?? true)
}
