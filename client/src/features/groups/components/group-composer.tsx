import type { Group, GroupMessage } from '@saathi/shared/groups/schema'
import { MESSAGE_MAX } from '@saathi/shared/messages/schema'
import { X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import * as text from '../../../messages/en/groups/groups.ts'
import { Composer } from '../../../ui/composer.tsx'
import { useDraft } from '../hooks/use-draft.ts'
import type { Draft } from '../hooks/use-group-outbox.ts'
import { usePicture } from '../hooks/use-picture.ts'
import { AddMenu, type CreateKind } from './add-menu.tsx'
import { CreateDialog } from './create-dialog.tsx'

type Props = {
  group: Group
  userId: string
  input: RefObject<HTMLTextAreaElement | null>
  /** The message that will be answered; null for none. */
  replyTo: GroupMessage | null
  onCancelReply: () => void
  onSend: (draft: Draft) => void
  /** Called when a poll or a meeting point was made. */
  onCreated: () => void
}

/** The composer of a group: text, a picture, a reply, and the menu for polls and meeting points. */
export function GroupComposer({ group, userId, input, replyTo, onCancelReply, onSend, onCreated }: Props) {
  const [draft, setDraft] = useDraft(userId, group.tour._id)
  const { picture, error, choose, clear } = usePicture()
  const [creating, setCreating] = useState<CreateKind | null>(null)
  const answered = replyTo && {
    number: replyTo.number,
    from: replyTo.from?.name ?? text.deletedAccount,
    text: replyTo.text,
  }

  function send(words: string) {
    onSend({ text: words, picture: picture?.path ?? null, replyTo: answered })
    setDraft('')
    clear()
  }

  return (
    <>
      <Composer
        label={text.writeTo(group.tour.name)}
        placeholder={group.tour.cancelled ? text.placeholderCancelled : text.placeholder}
        max={MESSAGE_MAX}
        value={draft}
        hasContent={picture !== null}
        waiting={picture !== null && picture.path === null}
        input={input}
        onChange={setDraft}
        onSend={send}
        before={<AddMenu group={group} onPicture={choose} onCreate={setCreating} />}
        above={
          <>
            {answered && (
              <div className="mb-2 flex items-center gap-2 border-marigold-deep border-l-3 pl-2.5 text-xs leading-snug">
                <p className="min-w-0 flex-1">
                  <b className="block font-[650]">{text.replyingTo(answered.from)}</b>
                  <span className="line-clamp-1 text-muted [overflow-wrap:anywhere]">
                    {answered.text || text.picture}
                  </span>
                </p>
                <RemoveButton label={text.cancelReply} onClick={onCancelReply} />
              </div>
            )}
            {picture && (
              <div className="mb-2 flex items-center gap-3">
                <img
                  src={picture.preview}
                  alt={text.picturePreview}
                  className={`h-16 w-24 rounded-xl object-cover ${picture.path === null ? 'opacity-60' : ''}`}
                />
                <p role="status" className="min-w-0 flex-1 text-muted text-sm">
                  {picture.path === null && text.uploading}
                </p>
                <RemoveButton label={text.removePicture} onClick={clear} />
              </div>
            )}
            <p role="alert" className="text-sm text-terra [overflow-wrap:anywhere] not-empty:mb-2">
              {error}
            </p>
          </>
        }
      />
      <CreateDialog tourId={group.tour._id} kind={creating} onClose={() => setCreating(null)} onCreated={onCreated} />
    </>
  )
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
  >
    <X aria-hidden className="size-5" />
  </button>
)
