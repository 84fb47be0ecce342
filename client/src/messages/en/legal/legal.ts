import { rich } from '@saathi/shared/lib/rich'

// Texts that all legal pages share.

export const notReviewed = (changed: string) =>
  rich`<strong>Not reviewed by a lawyer.</strong> We wrote this page ourselves. Last changed on <nobr>${changed}</nobr>.`
export const version = (version: string) => `Version ${version}, which we record when you agree to it.`
export const changed = '29 November 2026'
export const notSet = '[set by whoever runs this site]'
export const days = (days: number) => `${days} days`
export const name = 'Name'
export const email = 'Email'
export const address = 'Address'
