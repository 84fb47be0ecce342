import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** Downloads a tour as a calendar file. */
export function CalendarButton({ tourId }: { tourId: string }) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { file, text } = await utils.client.tours.calendar.query({ tourId })
      saveFile(text, 'text/calendar', file)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.calendarFailed)
    }
    setBusy(false)
  }

  return (
    // On the narrowest phones with large text it has no more room.
    <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && download()} className="max-[22rem]:px-3.5!">
      <CalendarPlus aria-hidden className="size-4.5" />
      {text.addToCalendar}
    </Button>
  )
}
