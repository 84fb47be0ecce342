/** The tabs of Find Your Match, as they are named in the address. In a module of their own, since every page knows addresses. */
export const TABS = ['swiping', 'matched'] as const
export type Tab = (typeof TABS)[number]
