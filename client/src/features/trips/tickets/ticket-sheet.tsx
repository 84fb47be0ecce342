import { indianDay } from '@saathi/shared/lib/days'
import type { Trip, TripItemFacts } from '@saathi/shared/trips/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as text from '../../../messages/en/trips/tickets.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { forgetShared, sharedFor } from '../share-target/shared-text.ts'
import { AddedTicket } from './added-ticket.tsx'
import { readTickets } from './read-tickets.ts'
import type { Ticket } from './ticket.ts'
import type { TicketDraft } from './ticket-draft.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketText } from './ticket-text.tsx'

/** What has been added: the title, the day of the trip, and the price in rupees. */
export type Added = { title: string; day: number; rupees: number; isStay: boolean }

type Props = {
  trip: Trip
  /** The shown day, from 0. */
  day: number
  open: boolean
  /** Whether booking references are kept. */
  keepsReference: boolean
  /** The changes of the plan by the ids of items. The first item gets the reference. */
  onAdd: (changes: Record<string, TripItemFacts>, title: string, day: number, reference: string) => void
  onUndo: () => void
  onClose: () => void
}

/** The sheet that makes a ticket a part of the trip: its text, what was read in it, and what comes after. */
export default function TicketSheet({ open, onClose, ...props }: Props) {
  return (
    <Drawer persistent label={text.addTicket} open={open} onClose={onClose}>
      <Steps onClose={onClose} {...props} />
    </Drawer>
  )
}

function Steps({ trip, day, keepsReference, onAdd, onUndo, onClose }: Omit<Props, 'open'>) {
  const client = useQueryClient()
  const [shared] = useState(() => sharedFor(client, trip._id))
  const [typed, setTyped] = useState(shared ?? '')
  const [failure, setFailure] = useState<keyof typeof text.failures | null>(null)
  const [tickets, setTickets] = useState<Ticket[]>([])
  const [at, setAt] = useState(0)
  const [added, setAdded] = useState<Added | null>(null)
  /** What was added, as typed, for when that is undone. */
  const [edited, setEdited] = useState<TicketDraft | null>(null)
  const ticket = tickets[at]
  // Used once: it does not come again when the page is loaded again.
  useEffect(() => {
    if (shared !== null) forgetShared(client)
  }, [client, shared])

  function read(words: string) {
    const reading = readTickets(words, { today: indianDay(new Date()) })
    setFailure(reading.result === 'read' ? null : reading.result)
    if (reading.result !== 'read') return
    setTickets(reading.tickets)
    show(0)
  }

  function show(next: number) {
    setAt(next)
    setAdded(null)
    setEdited(null)
  }

  if (added)
    return (
      <AddedTicket
        trip={trip}
        added={added}
        onUndo={() => {
          onUndo()
          setAdded(null)
        }}
        onNext={at + 1 < tickets.length ? () => show(at + 1) : null}
        onClose={onClose}
      />
    )
  if (ticket)
    return (
      <TicketForm
        key={at}
        trip={trip}
        shownDay={day}
        read={ticket}
        edited={edited}
        at={at + 1}
        count={tickets.length}
        keepsReference={keepsReference}
        onAdd={(changes, next, draft) => {
          onAdd(changes, next.title, next.day, draft.reference)
          setAdded(next)
          setEdited(draft)
        }}
        onSkip={() => show(at + 1)}
        onBack={() => setTickets([])}
      />
    )
  return (
    <TicketText
      typed={typed}
      failure={failure}
      keepsReference={keepsReference}
      onType={setTyped}
      onRead={read}
      onFailure={setFailure}
      onClose={onClose}
    />
  )
}
