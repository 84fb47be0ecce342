import type { Group, GroupMessage, Reaction } from '@saathi/shared/groups/schema'
import { Flag, type LucideIcon, Pin, PinOff, Reply, SmilePlus } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import * as text from '../../../messages/en/groups/groups.ts'
import { useDropdown } from '../../../ui/use-dropdown.ts'
import { usePin } from '../hooks/use-pin.ts'
import { useReact } from '../hooks/use-react.ts'
import { REACTION_ICONS } from './reaction-icons.ts'

/** The size of the panel, px; it opens above the button where there is no room below. */
const PANEL = { width: 252, height: 216 }
const EDGE = 8

type Props = {
  message: GroupMessage
  own: boolean
  group: Group
  onReply: () => void
  onReport: () => void
}

/** The button of a message that opens its reactions and actions. With a mouse it shows on the message under the pointer. */
export function MessageActions({ message, own, group, onReply, onReport }: Props) {
  const { open, setOpen, root, button, id } = useDropdown()
  const [place, setPlace] = useState<CSSProperties>({})

  function toggle() {
    if (button.current) setPlace(placeBeside(button.current.getBoundingClientRect()))
    setOpen(!open)
  }
  const words = message.text || text.picture
  return (
    <div ref={root} className="-mx-0.5 shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={own ? text.actionsForOwn(words) : text.actionsFor(message.from?.name ?? text.deletedAccount, words)}
        title={text.actions}
        onClick={toggle}
        className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink focus-visible:opacity-100! aria-expanded:opacity-100! group-hover/row:opacity-100! md:[@media(hover:hover)]:opacity-0"
      >
        <SmilePlus aria-hidden className="size-4.5" />
      </button>
      {open && (
        <Panel
          id={id}
          place={place}
          message={message}
          own={own}
          group={group}
          onClose={() => setOpen(false)}
          onFinish={() => {
            setOpen(false)
            button.current?.focus({ preventScroll: true })
          }}
          onReply={onReply}
          onReport={onReport}
        />
      )}
    </div>
  )
}

type PanelProps = Props & {
  id: string
  place: CSSProperties
  onClose: () => void
  /** Closes the panel and gives the focus back, before an action. */
  onFinish: () => void
}

/** The open panel. What it needs for its actions is too much to have for every message. */
function Panel({ id, place, message, own, group, onClose, onFinish, onReply, onReport }: PanelProps) {
  const react = useReact(group.tour._id)
  const pin = usePin(group.tour._id)
  const panel = useRef<HTMLFieldSetElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
    const onScroll = () => close.current()
    document.addEventListener('scroll', onScroll, true)
    return () => document.removeEventListener('scroll', onScroll, true)
  }, [])

  function finish(action: () => void) {
    onFinish()
    action()
  }
  const isMine = (reaction: Reaction) => message.reactions.some((one) => one.reaction === reaction && one.mine)
  return (
    <fieldset
      ref={panel}
      id={id}
      aria-label={text.actions}
      style={place}
      className="fixed z-20 w-63 rounded-2xl border border-line bg-card p-1.5 text-ink shadow-lift"
    >
      <div className="flex justify-between border-line border-b pb-1.5">
        {Object.entries(REACTION_ICONS).map(([key, Icon]) => {
          const reaction = key as Reaction
          return (
            <button
              key={reaction}
              type="button"
              aria-pressed={isMine(reaction)}
              aria-label={text.reactions[reaction]}
              title={text.reactions[reaction]}
              onClick={() => finish(() => react(message, reaction, !isMine(reaction)))}
              className="grid size-11 place-items-center rounded-full text-terra hover:bg-sunk aria-pressed:bg-(--good) aria-pressed:ring-1 aria-pressed:ring-teal"
            >
              <Icon aria-hidden className="size-5" />
            </button>
          )
        })}
      </div>
      <div className="pt-1">
        <Action Icon={Reply} onClick={() => finish(onReply)}>
          {text.reply}
        </Action>
        {group.host && (
          <Action Icon={message.pinned ? PinOff : Pin} onClick={() => finish(() => pin(message, !message.pinned))}>
            {message.pinned ? text.unpin : text.pin}
          </Action>
        )}
        {!own && message.from && (
          <Action Icon={Flag} onClick={() => finish(onReport)}>
            {text.report}
          </Action>
        )}
      </div>
    </fieldset>
  )
}

function placeBeside({ top, bottom, left, right }: DOMRect): CSSProperties {
  const fromLeft = left > window.innerWidth / 2 ? right - PANEL.width : left
  const inside = Math.max(EDGE, Math.min(fromLeft, window.innerWidth - PANEL.width - EDGE))
  return bottom + PANEL.height > window.innerHeight
    ? { left: inside, bottom: window.innerHeight - top }
    : { left: inside, top: bottom }
}

type ActionProps = { Icon: LucideIcon; onClick: () => void; children: string }

const Action = ({ Icon, onClick, children }: ActionProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-[550] text-sm hover:bg-sunk"
  >
    <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
    {children}
  </button>
)
