import { Check, CheckCheck } from 'lucide-react'
import { timeOf } from '../../../lib/day.ts'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { MessageText } from '../../../ui/message-text.tsx'
import { NoImage, Picture } from '../../../ui/picture.tsx'
import { Bubble } from './bubble.tsx'
import type { RowProps } from './group-log.tsx'
import { MessageActions } from './message-actions.tsx'
import { Quote } from './quote.tsx'
import { ReactionChips } from './reaction-chips.tsx'

export const rowId = (number: number) => `entry-${number}`

/** A message: the reader's own on the right, others with their author on the left. */
export function MessageRow({
  entry,
  group,
  readerId,
  isHost,
  startsGroup,
  readBy,
  onShow,
  onReply,
  onReport,
}: RowProps) {
  const { from, text: words, at } = entry
  const own = from?._id === readerId
  const name = from?.name ?? text.deletedAccount
  const actions = (
    <MessageActions
      message={entry}
      own={own}
      group={group}
      onReply={() => onReply(entry)}
      onReport={() => onReport(entry)}
    />
  )
  return (
    <li
      id={rowId(entry.number)}
      tabIndex={-1}
      className={`group/row grid scroll-my-4 ${own ? 'justify-items-end pl-2' : 'grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2.5'} ${startsGroup ? '' : '-mt-1'}`}
    >
      {!own && startsGroup && (
        <p className="col-start-2 mb-0.75 flex flex-wrap items-center gap-x-2 font-[650] text-muted text-xs [overflow-wrap:anywhere]">
          <span className="min-w-0">{name}</span>
          {isHost && <span className="rounded-full bg-(--sun) px-2 text-ink">{text.host}</span>}
        </p>
      )}
      {!own && startsGroup && (
        <Avatar
          id={from?._id ?? ''}
          name={from?.name ?? ''}
          picture={from?.profilePicture ?? null}
          className="col-start-1 size-9"
        />
      )}
      <div
        className={`col-start-2 flex min-w-0 max-w-full items-center ${own ? 'flex-row-reverse justify-self-end' : ''}`}
      >
        <Bubble own={own}>
          <span className="sr-only">{own ? text.you : text.by(name)} </span>
          {entry.replyTo && <Quote {...entry.replyTo} own={own} onShow={onShow} />}
          {entry.picture && <MessagePicture path={entry.picture} name={own ? text.yourself : name} />}
          <span className="whitespace-pre-wrap">
            <MessageText text={words} />
          </span>
          <span
            className={`mt-px flex items-center justify-end gap-1 text-xs tabular-nums ${own ? 'text-[#c9cbe0]' : 'text-muted'}`}
          >
            <time dateTime={at}>{timeOf(at)}</time>
            {readBy !== null && <ReadMark read={readBy > 0} />}
          </span>
        </Bubble>
        {actions}
      </div>
      {entry.reactions.length > 0 && (
        <div className={`col-start-2 min-w-0 ${own ? 'justify-self-end' : ''}`}>
          <ReactionChips message={entry} tourId={group.tour._id} own={own} />
        </div>
      )}
      {readBy !== null && readBy > 0 && (
        <p className="col-start-2 mt-0.5 justify-self-end text-muted text-xs">{text.readBy(readBy)}</p>
      )}
    </li>
  )
}

const ReadMark = ({ read }: { read: boolean }) => {
  const Icon = read ? CheckCheck : Check
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {!read && <span className="sr-only">{text.sent}</span>}
    </>
  )
}

const MessagePicture = ({ path, name }: { path: string; name: string }) => (
  <a
    href={imageSrc(path)}
    target="_blank"
    rel="noopener"
    aria-label={text.openPicture(name)}
    className="-mx-2 mt-0.5 mb-2 block aspect-16/10 w-88 max-w-[calc(100%+1rem)] overflow-hidden rounded-xl bg-card"
  >
    <Picture
      src={imageSrc(path)}
      srcSet={imageSet(path)}
      sizes="22rem"
      alt=""
      fallback={<NoImage />}
      className="size-full object-cover"
    />
  </a>
)
