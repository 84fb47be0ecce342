import type { Group, GroupMessage } from '@saathi/shared/groups/schema'
import { ChevronDown, Megaphone, PinOff } from 'lucide-react'
import { useId, useState } from 'react'
import * as text from '../../../messages/en/groups/groups.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { usePin } from '../hooks/use-pin.ts'

const BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink'

type Props = { message: GroupMessage; group: Group }

/** The message that the host has pinned, above the conversation; it folds to one line. */
export function Announcement({ message, group }: Props) {
  const id = useId()
  const wide = useMedia('(min-width: 64rem)')
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const open = unfolded ?? wide
  const pin = usePin(group.tour._id)
  const name = message.from?.name ?? text.deletedAccount
  return (
    <section
      aria-label={text.announcement}
      className="flex shrink-0 items-center gap-3 border-line border-b bg-(--sun) py-2 pr-2 pl-4 text-sm leading-snug md:py-3 md:pr-4 md:pl-6"
    >
      <span className="grid size-9 shrink-0 place-items-center self-start rounded-full bg-marigold text-on-marigold max-md:self-center">
        <Megaphone aria-hidden className="size-5" />
      </span>
      <div id={id} className="min-w-0 flex-1">
        <p className="truncate font-[650] text-xs">{group.trip ? name : text.hostName(name)}</p>
        <p
          className={`max-w-none [overflow-wrap:anywhere] ${open ? 'max-h-40 overflow-y-auto whitespace-pre-wrap' : 'line-clamp-1'}`}
        >
          <MessageText text={message.text || text.picture} />
        </p>
      </div>
      {group.host && open && (
        <button
          type="button"
          aria-label={text.unpin}
          title={text.unpin}
          onClick={() => pin(message, false)}
          className={BUTTON}
        >
          <PinOff aria-hidden className="size-4.5" />
        </button>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? text.foldAnnouncement : text.showAnnouncement}
        onClick={() => setUnfolded(!open)}
        className={BUTTON}
      >
        <ChevronDown aria-hidden className={`size-5 transition-transform duration-200 ${open ? 'rotate-180' : ''}`} />
      </button>
    </section>
  )
}
