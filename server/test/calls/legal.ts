import type { CallsOf } from './call.ts'

export const legal: CallsOf<'legal'> = { settings: { may: 'anybody' } }
