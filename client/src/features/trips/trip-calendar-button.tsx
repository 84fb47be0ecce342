import type { Trip } from '@saathi/shared/trips/schema'
import { CalendarPlus } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/trips/trip-sharing.ts'
import { toast } from '../../ui/toasts.tsx'
import { type ButtonVariant, ScreenButton } from './screen-button.tsx'

type Props = { trip: Pick<Trip, '_id' | 'startDate'>; variant: ButtonVariant }

/** Downloads a trip with dates as a calendar file; nothing for other trips. */
export function TripCalendarButton({ trip: { _id: tripId, startDate }, variant }: Props) {
  const utils = trpc.useUtils()
  if (startDate === null) return null

  const download = () =>
    utils.client.trips.calendar.query({ tripId }).then(
      ({ file, text }) => saveFile(text, 'text/calendar', file),
      (error) => toast.error(errorMessage(error) ?? text.calendarFailed),
    )

  return <ScreenButton variant={variant} Icon={CalendarPlus} label={text.addToCalendar} onClick={download} />
}
