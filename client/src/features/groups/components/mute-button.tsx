import { BellOff, BellRing } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { HeadButton } from '../../../ui/tour-screen/screen-head.tsx'

type Props = { tourId: string; muted: boolean /** In the head of a wide screen. */; round?: boolean }

/** Mutes the group, or takes that back. */
export function MuteButton({ tourId, muted, round = false }: Props) {
  const utils = trpc.useUtils()
  const mute = trpc.groups.mute.useMutation()
  async function toggle() {
    if (mute.isPending) return
    try {
      const now = await mute.mutateAsync({ tourId, muted: !muted })
      utils.groups.get.setData({ tourId }, (group) => group && { ...group, ...now })
      utils.groups.list.invalidate()
      toast.info(now.muted ? text.muted : text.unmuted)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }
  const Icon = muted ? BellOff : BellRing
  const label = muted ? text.unmute : text.mute
  if (round) return <HeadButton Icon={Icon} label={label} onClick={toggle} className="max-lg:hidden" />
  return (
    <Button variant="quiet" onClick={toggle}>
      <Icon aria-hidden className="size-4.5" />
      {label}
    </Button>
  )
}
