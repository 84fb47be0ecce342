import type { Meeting } from '@saathi/shared/groups/schema'
import { MapPin } from 'lucide-react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { OpenInMaps } from './open-in-maps.tsx'
import { ReportEntry } from './report-entry.tsx'

type Props = { meeting: Meeting; readerId: string; onReport: () => void }

/** A meeting point where it was set in the conversation. The newest one has its card beside it. */
export const MeetingEntry = ({ meeting, readerId, onReport }: Props) => (
  <li className="w-full max-w-md self-center rounded-3xl border border-line bg-paper px-4.5 py-3.5 [overflow-wrap:anywhere]">
    <p className="flex items-center gap-1.5 font-[650] text-terra text-xs">
      <MapPin aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{text.meetingSet(meeting.from?.name ?? text.deletedAccount)}</span>
      {meeting.from && meeting.from._id !== readerId && (
        <ReportEntry label={text.reportMeeting(meeting.place)} onClick={onReport} />
      )}
    </p>
    <p className="mt-1 font-[560] font-display text-lg leading-tight tabular-nums">{dayAndTimeOf(meeting.meetAt)}</p>
    <p className="font-[600]">{meeting.place}</p>
    {meeting.note && <p className="whitespace-pre-line text-muted text-sm">{meeting.note}</p>}
    {meeting.mapUrl && <OpenInMaps address={meeting.mapUrl} />}
  </li>
)
