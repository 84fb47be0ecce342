// In a file of its own so that browsers do not load zod.

export const FACT_KINDS = ['hours', 'fee', 'permit', 'permitFee', 'closure', 'road'] as const
