import type { Group } from '@saathi/shared/groups/schema'
import { useNavigate } from '@tanstack/react-router'
import { ChartBar, ImagePlus, type LucideIcon, MapPin, Vote, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PICTURE_TYPES } from '../../../lib/upload-picture.ts'
import { chooseTogether } from '../../../messages/en/choices/choose-link.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { useDropdown } from '../../../ui/use-dropdown.ts'

export type CreateKind = 'poll' | 'meeting'

type Props = { group: Group; onPicture: (file: File) => void; onCreate: (kind: CreateKind) => void }

/**
 * The plus button of the composer: a picture, a poll, and for the host a meeting point; a picture alone if the tour is
 * cancelled.
 */
export function AddMenu({ group, onPicture, onCreate }: Props) {
  const navigate = useNavigate()
  const { open, setOpen, root, button, id } = useDropdown()
  const file = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const { cancelled } = group.tour
  const label = cancelled ? text.addWhenCancelled : group.host ? text.addAsHost : text.add
  useEffect(() => {
    if (open) panel.current?.querySelector('button')?.focus()
  }, [open])

  function choose(action: () => void) {
    setOpen(false)
    button.current?.focus()
    action()
  }
  return (
    <div ref={root} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className="-ml-1.5 grid size-12 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
      >
        {/* A cross turned is a plus. */}
        <X aria-hidden className={`size-6 transition-transform duration-200 ${open ? '' : 'rotate-45'}`} />
      </button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={text.addPicture}
        accept={PICTURE_TYPES}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          target.value = '' // so that choosing the same file again fires an event
          if (chosen) onPicture(chosen)
        }}
      />
      {open && (
        <fieldset
          ref={panel}
          id={id}
          aria-label={label}
          className="absolute bottom-full left-0 z-10 mb-3 w-56 rounded-2xl border border-line bg-card p-1.5 shadow-lift"
        >
          <Choice Icon={ImagePlus} onClick={() => choose(() => file.current?.click())}>
            {text.addPicture}
          </Choice>
          {!cancelled && (
            <Choice Icon={ChartBar} onClick={() => choose(() => onCreate('poll'))}>
              {text.addPoll}
            </Choice>
          )}
          {(group.host || group.trip) && !cancelled && (
            <Choice Icon={Vote} onClick={() => navigate({ to: '/choices/new', search: { group: group.tour._id } })}>
              {chooseTogether}
            </Choice>
          )}
          {group.host && !cancelled && (
            <Choice Icon={MapPin} onClick={() => choose(() => onCreate('meeting'))}>
              {text.addMeeting}
            </Choice>
          )}
        </fieldset>
      )}
    </div>
  )
}

type ChoiceProps = { Icon: LucideIcon; onClick: () => void; children: string }

const Choice = ({ Icon, onClick, children }: ChoiceProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-[550] text-sm hover:bg-sunk"
  >
    <Icon aria-hidden className="size-5 shrink-0 text-teal" />
    {children}
  </button>
)
