/** The tabs of Find Your Match, as named in the URL. A module of its own, since the router imports it on every page. */
export const TABS = ['swiping', 'matched', 'going'] as const
export type Tab = (typeof TABS)[number]
