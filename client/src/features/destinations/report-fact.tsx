import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/destinations/destinations.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import type { ReportFactProps } from './report-fact-dialog.tsx'

const ReportFactDialog = lazyComponent<ReportFactProps>(() => import('./report-fact-dialog.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

/** A button in the flow of a text, which opens the dialog to report a wrong fact. */
export function ReportFact({ place }: Pick<ReportFactProps, 'place'>) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
        className="-my-3 py-3 font-[600] underline underline-offset-4 hover:text-ink"
      >
        {text.reportFact}
      </button>
      {wasOpened && (
        <Suspense>
          <ReportFactDialog place={place} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
