import type { Trip, TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trips/trips.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import type { Bookings } from '../bookings/use-bookings.ts'
import { factsOf } from '../edits/merge.ts'
import { ItemForm } from './item-form.tsx'

type Props = {
  trip: Trip
  /** The item that is changed; null for none. */
  itemId: string | null
  start: number
  bookings: Bookings
  onSave: (id: string, facts: TripItemFacts, day: number) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** The sheet that changes an item. */
export default function ItemSheet({ trip, itemId, start, bookings, onSave, onRemove, onClose }: Props) {
  const item = trip.items.find(({ id }) => id === itemId)
  const facts = factsOf(item)
  const title = text.changeItem(item?.title ?? '')
  return (
    <Drawer persistent label={title} open={itemId !== null && facts !== null} onClose={onClose}>
      {itemId && facts && (
        <ItemForm
          key={itemId}
          title={title}
          trip={trip}
          facts={facts}
          start={start}
          submitLabel={text.save}
          reference={bookings.kept ? (bookings.references.get(itemId) ?? '') : undefined}
          onSave={(saved, day, reference) => {
            onSave(itemId, saved, day)
            if (bookings.kept) bookings.set(itemId, reference)
          }}
          onRemove={() => onRemove(itemId)}
          onClose={onClose}
        />
      )}
    </Drawer>
  )
}
