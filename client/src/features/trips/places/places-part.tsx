import type { Trip } from '@saathi/shared/trips/schema'
import type { WantedPlaces } from '@saathi/shared/trips/set-places'
import { useState } from 'react'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import { useRequestKey } from '../../../lib/use-request-key.ts'
import * as text from '../../../messages/en/trips/set-places.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { UndoBar } from '../components/undo-bar.tsx'
import { dayWords } from '../item-words.ts'
import { placesOf } from './draft.ts'
import { PlacesForm } from './places-form.tsx'

type Props = {
  trip: Trip
  open: boolean
  onClose: () => void
  onSet: (trip: Trip) => void
  /** The trip is not as it was known: read it again. */
  onStale: () => void
}
/** The last change, and the trip before it. */
type Done = { words: string; before: Trip; version: number }

/** The sheet that changes the places of a trip, and the way back afterwards. */
export default function PlacesPart({ trip, open, onClose, onSet, onStale }: Props) {
  const set = trpc.trips.setPlaces.useMutation()
  const keyFor = useRequestKey()
  const [done, setDone] = useState<Done | null>(null)

  async function save(places: WantedPlaces) {
    const facts = { tripId: trip._id, version: trip.version, places }
    try {
      const { trip: saved, moved } = await set.mutateAsync({ ...facts, key: keyFor(facts) })
      const [first, ...others] = moved
      const words = first ? text.changedAndMoved(first.title, dayWords(saved, first.day), others.length) : text.changed
      setDone({ words, before: trip, version: saved.version })
      onClose()
      onSet(saved)
    } catch (failure) {
      if (errorCode(failure) === 'CONFLICT') onStale()
      throw failure
    }
  }

  async function takeBack({ before, version }: Done) {
    setDone(null)
    const days = before.items.map(({ id, day }) => ({ itemId: id, day }))
    const facts = { tripId: before._id, version, places: placesOf(before), days }
    try {
      onSet((await set.mutateAsync({ ...facts, key: keyFor(facts) })).trip)
      toast.success(text.takenBack)
    } catch {
      toast.error(text.takeBackFailed)
      onStale()
    }
  }

  return (
    <>
      <Drawer persistent narrow label={text.places} open={open} onClose={onClose}>
        {open && <PlacesForm trip={trip} onSave={save} onClose={onClose} />}
      </Drawer>
      {done && (
        <UndoBar key={done.version} words={done.words} onUndo={() => takeBack(done)} onClose={() => setDone(null)} />
      )}
    </>
  )
}
