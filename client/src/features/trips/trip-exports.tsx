import type { Trip } from '@saathi/shared/trips/schema'
import { CopyButton } from './copying/copy-button.tsx'
import { MapFileButton } from './map-file-button.tsx'
import { PrintButton } from './print-button.tsx'
import type { ButtonVariant } from './screen-button.tsx'
import { TripCalendarButton } from './trip-calendar-button.tsx'

type Props = { trip: Trip; variant: ButtonVariant }

/** The buttons that take a trip elsewhere: onto paper, into a calendar or a map, and onto other dates. */
export const TripExports = (props: Props) => (
  <>
    <PrintButton {...props} />
    <TripCalendarButton {...props} />
    <MapFileButton {...props} />
    <CopyButton {...props} />
  </>
)
