import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/tours/tours.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'

type Props = { tourId: string; title: string; open: boolean; onClose: () => void }

export default function WithdrawDialog({ tourId, title, open, onClose }: Props) {
  const utils = trpc.useUtils()
  const leave = trpc.tours.leave.useMutation()

  async function withdraw() {
    try {
      const { message } = await leave.mutateAsync({ tourId })
      toast.success(message)
      utils.trips.journeys.invalidate()
      utils.tours.invalidate()
      await utils.home.get.invalidate()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.leaveFailed)
    }
    onClose()
  }

  return (
    <Dialog title={text.confirmTakeBack} open={open} onClose={onClose}>
      <p className="mt-3 [overflow-wrap:anywhere]">{text.askTakeBack(title)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={leave.isPending} onClick={withdraw}>
          {leave.isPending ? text.busy : text.yesTakeBack}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
