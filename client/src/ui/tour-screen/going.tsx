import * as text from '../../messages/en/tours/tour-screen.ts'

/** How many people go on a tour, in the head of its screens; nobody does if it is cancelled. */
export const Going = ({ count, cancelled = false }: { count: number; cancelled?: boolean | undefined }) =>
  cancelled ? <b className="font-[700] text-marigold">{text.cancelled}</b> : text.going(count)
