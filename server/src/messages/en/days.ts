import { months } from '@saathi/shared/lib/messages/en/days'

/** `5 Dec 2026`. */
export function dayInWords(isoDay: string) {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]?.slice(0, 3)} ${year}`
}
