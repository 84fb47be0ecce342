import type { LucideIcon } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { HeadButton } from '../../ui/tour-screen/screen-head.tsx'

/** `head`: round, in the head, which has room for it on a desk only. `card`: with its label, in a card. */
export type ButtonVariant = 'head' | 'card'

type Props = { variant: ButtonVariant; Icon: LucideIcon; label: string; dialog?: boolean; onClick: () => void }

/** A button of the trip that stands in the head on a desk, and in a card on a phone. */
export function ScreenButton({ variant, Icon, label, dialog, onClick }: Props) {
  if (variant === 'head')
    return (
      <HeadButton Icon={Icon} label={label} {...(dialog && { dialog })} onClick={onClick} className="max-md:hidden" />
    )
  return (
    <Button variant="quiet" aria-haspopup={dialog ? 'dialog' : undefined} onClick={onClick}>
      <Icon aria-hidden className="size-4.5" />
      {label}
    </Button>
  )
}
