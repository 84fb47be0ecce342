import * as text from '../../../messages/en/admin/admin-numbers.ts'

/** The change of a total from that of as many days before, as a text. */
export function changeOf({ total, before }: { total: number; before: number }, days: number): string {
  if (total === before) return text.sameAsBefore(days)
  if (before === 0) return text.noneBefore(days)
  const share = Math.round((Math.abs(total - before) / before) * 100)
  return total > before ? text.moreThanBefore(share, days) : text.fewerThanBefore(share, days)
}
