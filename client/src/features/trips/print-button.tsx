import type { Trip } from '@saathi/shared/trips/schema'
import { Printer } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/trips/trip-booklet.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type ButtonVariant, ScreenButton } from './screen-button.tsx'

const Booklet = lazyComponent(() => import('./booklet/booklet.tsx'), {})

const PAPERS = ['a4', 'a5'] as const
type Paper = (typeof PAPERS)[number]

/** Prints a trip as a booklet, on the paper that one chooses. */
export function PrintButton({ trip, variant }: { trip: Trip; variant: ButtonVariant }) {
  const [open, setOpen] = useState(false)
  const [paper, setPaper] = useState<Paper>('a4')
  const [printing, setPrinting] = useState(false)

  useEffect(() => {
    const end = () => setPrinting(false)
    addEventListener('afterprint', end)
    return () => removeEventListener('afterprint', end)
  }, [])

  return (
    <>
      <ScreenButton variant={variant} dialog Icon={Printer} label={text.title} onClick={() => setOpen(true)} />
      <Dialog title={text.title} open={open} onClose={() => setOpen(false)}>
        <p className="mt-2 text-muted">{text.intro}</p>
        <fieldset className="mt-5 grid gap-1">
          <legend className="font-[650] text-muted text-xs tracking-wide">{text.paper}</legend>
          {PAPERS.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="paper"
                checked={paper === each}
                onChange={() => setPaper(each)}
                className="size-5 shrink-0 accent-teal"
              />
              {text.papers[each]}
            </label>
          ))}
        </fieldset>
        <Button
          className="mt-5"
          onClick={() => {
            setOpen(false)
            setPrinting(true)
          }}
        >
          {text.start}
        </Button>
      </Dialog>
      {printing && (
        <Suspense>
          <Booklet trip={trip} paper={paper} onReady={() => window.print()} />
        </Suspense>
      )}
    </>
  )
}
