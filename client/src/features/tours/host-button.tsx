import type { Tour } from '@saathi/shared/tours'
import { Ticket } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const HostDrawer = lazy(() => import('./host-drawer.tsx'))

type Props = { look?: 'main' | 'quiet'; label?: string; onSaved: (tour: Tour) => void }

/** The way into the drawer in which a host writes a new tour. */
export function HostButton({ look, label = 'Host a tour', onSaved }: Props) {
  // The drawer is loaded when it is first wanted, and stays for its way out.
  const [hosting, setHosting] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button look={look} onClick={() => setHosting('open')}>
        <Ticket aria-hidden className="size-5" />
        {label}
      </Button>
      {hosting !== 'never' && (
        <Suspense>
          <HostDrawer
            open={hosting === 'open'}
            onClose={() => setHosting('closed')}
            onSaved={(tour) => {
              setHosting('closed')
              onSaved(tour)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
