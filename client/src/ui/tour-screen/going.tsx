import type { Member } from '@saathi/shared/groups/schema'
import * as text from '../../messages/en/tours/tour-screen.ts'
import { AvatarStack } from '../avatar-stack.tsx'

type Props = { people?: Member[]; count: number; cancelled?: boolean | undefined }

/** Who goes on a tour, in the head of its screens: how many, and on wide ones the first few; nobody if it is cancelled. */
export function Going({ people, count, cancelled = false }: Props) {
  if (cancelled) return <b className="font-[700] text-marigold">{text.cancelled}</b>
  if (!people) return text.going(count)
  return (
    <span className="inline-flex items-center gap-2.5 align-middle">
      <span data-look="out" className="max-md:hidden">
        <AvatarStack people={people} count={count} ring="ring-[#2a2a52]" />
      </span>
      {text.going(count)}
    </span>
  )
}
