import type { Tour } from '@saathi/shared/tours/schema'
import * as text from '../../messages/en/moderation/safety.ts'
import { ReportButton } from './report-button.tsx'

type Props = {
  tour: Pick<Tour, '_id' | 'creatorId' | 'mine'>
  /** Called after the host was blocked. */
  onBlocked: () => void
}

/** Opens the dialog to report a tour with its pictures, or its host; nothing for the host. */
export const ReportTour = ({ tour: { _id: tourId, creatorId, mine }, onBlocked }: Props) =>
  mine.host ? null : (
    <ReportButton
      person={creatorId}
      choices={[{ label: text.thisTour, subject: { kind: 'tour', tourId } }, { label: text.asWhole(creatorId.name) }]}
      onBlocked={onBlocked}
    />
  )
