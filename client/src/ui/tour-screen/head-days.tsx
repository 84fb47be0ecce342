import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { shortSpan } from '@saathi/shared/lib/messages/en/tour-title'

/** The days of a tour or trip in the head of its screens; a phone leaves out the years, for which its row has no room. */
export const HeadDays = ({ start, end }: { start: string; end: string }) => (
  <>
    <span className="md:hidden">{shortSpan(start, end)}</span>
    <span className="max-md:hidden">{spanOfDays(start, end)}</span>
  </>
)
