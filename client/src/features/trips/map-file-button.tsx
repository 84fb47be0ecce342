import type { Trip } from '@saathi/shared/trips/schema'
import { MapPinned } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/trips/map-file.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { type ButtonVariant, ScreenButton } from './screen-button.tsx'

const FORMATS = ['gpx', 'kml'] as const
type Format = (typeof FORMATS)[number]
const TYPES = { gpx: 'application/gpx+xml', kml: 'application/vnd.google-earth.kml+xml' }

/** Downloads the places and ways of a trip as a file for a map program. */
export function MapFileButton({ trip, variant }: { trip: Pick<Trip, '_id'>; variant: ButtonVariant }) {
  const utils = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const [format, setFormat] = useState<Format>('gpx')
  const [times, setTimes] = useState(false)

  async function download() {
    try {
      const { file, text: content } = await utils.client.trips.mapFile.query({ tripId: trip._id, format, times })
      saveFile(content, TYPES[format], file)
      setOpen(false)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }

  return (
    <>
      <ScreenButton variant={variant} dialog Icon={MapPinned} label={text.title} onClick={() => setOpen(true)} />
      <Dialog title={text.title} open={open} onClose={() => setOpen(false)}>
        <p className="mt-2 text-muted">{text.intro}</p>
        <fieldset className="mt-5 grid gap-1">
          <legend className="font-[650] text-muted text-xs tracking-wide">{text.format}</legend>
          {FORMATS.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="format"
                checked={format === each}
                onChange={() => setFormat(each)}
                className="size-5 shrink-0 accent-teal"
              />
              {text.formats[each]}
            </label>
          ))}
        </fieldset>
        <Checkbox label={text.withTimes} checked={times} onChange={({ target }) => setTimes(target.checked)} />
        <Button className="mt-5" onClick={download}>
          {text.save}
        </Button>
      </Dialog>
    </>
  )
}
