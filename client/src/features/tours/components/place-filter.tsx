import { X } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours-place.ts'

type Props = { placeId: string; onRemove: () => void }

/** The destination that the list of tours is limited to, which can be removed. */
export function PlaceFilter({ placeId, onRemove }: Props) {
  const { data } = trpc.destinations.get.useQuery({ destinationId: placeId })
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full border border-field bg-sunk px-4 py-1.5 text-left font-[600]"
    >
      {text.toursTo(data?.name ?? placeId)}
      <X aria-hidden className="size-4.5 shrink-0" />
      <span className="sr-only">{text.removeFilter}</span>
    </button>
  )
}
