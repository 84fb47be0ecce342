import type { PushKind } from '@saathi/shared/push/schema'

/** The kinds that one can choose. */
export const SHOWN_KINDS = [
  'messages',
  'group',
  'seat',
  'requests',
  'money',
  'tomorrow',
] as const satisfies readonly PushKind[]
