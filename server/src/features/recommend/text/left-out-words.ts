import { rupees } from '@saathi/shared/lib/money'
import type { Line } from '../cost/cost-lines.ts'
import type { Destination } from '../facts/dataset.ts'
import { capital } from './format.ts'

/** The extras that are not in the total, each with what it costs all: `canter safari (₹5,400)`. */
export const leftOutWords = ({ typical_extras_inr }: Destination, leftOut: readonly Line[]): string[] =>
  leftOut.map(({ label, typical }) => {
    const item = typical_extras_inr.find((extra) => capital(extra.item) === label)?.item ?? label
    return `${item} (${rupees(typical)})`
  })
