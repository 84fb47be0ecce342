import { dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/auth/deletion-banner.ts'
import { Button } from '../../../ui/button.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { useCancelDeletion } from './use-cancel-deletion.ts'

/** The banner on every page while account deletion is pending, with a button that cancels it. */
export default function DeletionBanner({ leavesAt }: { leavesAt: string }) {
  const { busy, cancelDeletion } = useCancelDeletion()
  return (
    <section
      aria-label={text.title}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-line border-t bg-sunk md:bottom-0"
    >
      <div className="wrap flex items-center justify-between gap-4 py-2.5">
        <p className="text-sm md:text-base">
          <RichText
            text={text.leavingOn}
            tags={{ b: () => <span className="whitespace-nowrap font-[650]">{dayOf(leavesAt)}</span> }}
          />
        </p>
        <Button disabled={busy} onClick={cancelDeletion} className="shrink-0 px-4.5!">
          {busy ? text.loading : text.keepAccount}
        </Button>
      </div>
    </section>
  )
}
