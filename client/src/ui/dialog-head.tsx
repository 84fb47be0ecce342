import type { ReactNode, Ref } from 'react'
import { CloseButton } from './close-button.tsx'

type Props = {
  /** The id of the title, which names the dialog. */
  id?: string
  title: ReactNode
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>
  titleClass?: string
  /** Shown below the title. */
  note?: ReactNode
  /** Further buttons in front of the one that closes. */
  tools?: ReactNode
  onClose: () => void
  closeLabel?: string
  /** The colours of the button that closes. */
  closeClass?: string
  className?: string
}

/** The head of a dialog, a drawer, a sheet or a panel: its title, and the button that closes it. */
export const DialogHead = ({ id, title, titleRef, titleClass = 'text-xl', note, tools, ...props }: Props) => (
  <div className={`flex items-center gap-3 ${props.className ?? ''}`}>
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      {title && (
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={titleClass}>
          {title}
        </h2>
      )}
      {note}
    </div>
    {tools}
    <CloseButton label={props.closeLabel} onClose={props.onClose} className={props.closeClass} />
  </div>
)
