import type { Meeting } from '@saathi/shared/groups/schema'
import { MapPin } from 'lucide-react'
import * as text from '../../../messages/en/groups/groups.ts'
import { shortDayAndTimeOf } from '../group-times.ts'

type Props = { meeting: Meeting; members: number; onOpen: () => void }

/** The meeting point in one line, where its card is not beside the conversation. It opens the card. */
export const MeetingStrip = ({ meeting, members, onOpen }: Props) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onOpen}
    className="flex min-h-11 shrink-0 items-center gap-2 border-line border-b px-4 text-left text-sm hover:bg-sunk focus-visible:outline-offset-[-4px] md:px-6 lg:hidden"
  >
    <MapPin aria-hidden className="size-4 shrink-0 text-terra" />
    <span className="sr-only">{text.meetingPoint} </span>
    <span className="min-w-0 flex-1 truncate">
      <b className="font-[650] tabular-nums">{shortDayAndTimeOf(meeting.meetAt, new Date())}</b> {meeting.place}
    </span>
    {meeting.rollCall && (
      <span className="shrink-0 rounded-full bg-(--good) px-3 py-0.75 font-[650] text-leaf text-xs">
        {text.arrivedShort(meeting.arrivalCount, members)}
      </span>
    )}
  </button>
)
