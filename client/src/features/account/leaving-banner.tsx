import { dayOf } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { useKeepAccount } from './use-keep-account.ts'

/** Stands at the foot of every page of whoever asked for their account to go, with the way back. */
export default function LeavingBanner({ leavesAt }: { leavesAt: string }) {
  const { busy, keep } = useKeepAccount()
  return (
    <section
      aria-label="Your account is going"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-line border-t bg-sunk md:bottom-0"
    >
      <div className="wrap flex items-center justify-between gap-4 py-2.5">
        <p className="text-sm md:text-base">
          Your account will be deleted on <span className="whitespace-nowrap font-[650]">{dayOf(leavesAt)}</span>.
        </p>
        <Button disabled={busy} onClick={keep} className="shrink-0 px-4.5!">
          {busy ? 'Loading...' : 'Keep my account'}
        </Button>
      </div>
    </section>
  )
}
