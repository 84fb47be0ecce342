import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { takeBack } from '../../messages/en/tours/tours.ts'

const WithdrawDialog = lazyComponent(() => import('./withdraw-dialog.tsx'), {})

type Props = { tourId: string; title: string; className: string }

/** Takes back a request to join a tour, with confirmation as on the page of the tour. */
export function WithdrawRequest({ className, ...tour }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        {takeBack}
      </button>
      <Suspense>{wasOpened && <WithdrawDialog {...tour} open={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
