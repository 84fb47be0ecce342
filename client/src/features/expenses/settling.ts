import type { TransferView } from '@saathi/shared/expenses/schema'

/** The part of the reader in a transfer. The one who added a guest acts for the guest. */
export type Role = 'payer' | 'payee' | 'other'

type Person = { id: string; kind: 'member' | 'guest' | 'former' }

export function roleIn({ from, to, actions }: TransferView, me: string, people: Person[]): Role {
  if (from === me) return 'payer'
  if (to === me) return 'payee'
  const acts = (...names: TransferView['actions']) => names.some((name) => actions.includes(name))
  if (acts('claim', 'unclaim')) return 'payer'
  if (acts('release', 'confirm', 'dispute')) return 'payee'
  if (!acts('begin')) return 'other'
  return people.find(({ id }) => id === from)?.kind === 'guest' ? 'payer' : 'payee'
}

/**
 * The transfer as the ledger has it now. Another amount between the same people is another transfer until one is begun, and
 * a proposal that the other person has begun is what they began.
 */
export function currentOf(transfer: TransferView, lists: TransferView[][]): TransferView {
  const { id, from, to, amountPaise, state } = transfer
  const all = lists.flat()
  const same = all.filter((one) => one.id === id)
  const known = same.find((one) => one.amountPaise === amountPaise) ?? same[0]
  if (known || state !== 'proposed') return known ?? transfer
  return all.find((one) => one.from === from && one.to === to && one.state !== 'confirmed') ?? transfer
}

/** When a transfer came into its state; null for one that nobody has begun. */
export function lastEvent(
  { events }: TransferView,
  what: TransferView['events'][number]['what'],
): TransferView['events'][number] | null {
  return events.findLast((event) => event.what === what) ?? null
}
