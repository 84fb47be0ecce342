import type { GroupMessage } from '@saathi/shared/groups/schema'
import * as text from '../../../messages/en/groups/groups.ts'
import { useReact } from '../hooks/use-react.ts'
import { REACTION_ICONS } from './reaction-icons.ts'

type Props = { message: GroupMessage; tourId: string; own: boolean }

/** The reactions to a message, one at least, with their counts; pressing one sets or takes back the reader's. */
export function ReactionChips({ message, tourId, own }: Props) {
  const react = useReact(tourId)
  return (
    <div className={`mt-1 flex flex-wrap gap-1.5 ${own ? 'justify-end' : ''}`}>
      {message.reactions.map(({ reaction, count, mine }) => {
        const Icon = REACTION_ICONS[reaction]
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={mine}
            aria-label={text.reaction(text.reactions[reaction], count)}
            title={text.reactions[reaction]}
            onClick={() => react(message, reaction, !mine)}
            // The target is 44 px high; the chip looks lower.
            className="relative flex h-8 min-w-11 items-center justify-center gap-1 rounded-full border border-line px-2.5 font-[650] text-xs tabular-nums after:absolute after:inset-x-0 after:-inset-y-1.5 hover:bg-sunk aria-pressed:border-teal aria-pressed:bg-(--good) forced-colors:aria-pressed:border-3"
          >
            <Icon aria-hidden className={`size-4 text-terra ${mine && reaction === 'heart' ? 'fill-current' : ''}`} />
            {count}
          </button>
        )
      })}
    </div>
  )
}
