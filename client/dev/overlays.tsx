import { useState } from 'react'
import { Button } from '../src/ui/button.tsx'
import { Dialog } from '../src/ui/dialog.tsx'
import { Drawer } from '../src/ui/drawer.tsx'
import { EmptyState } from '../src/ui/empty-state.tsx'
import { Tabs } from '../src/ui/tabs.tsx'
import { toast } from '../src/ui/toasts.tsx'
import { Section, State } from './section.tsx'

const TABS = [
  ['swiping', 'Swiping'],
  ['matched', 'Matched Users'],
] as const

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'wide' | null>(null)
  const [tab, setTab] = useState<(typeof TABS)[number][0]>('swiping')
  const close = () => setOpen(null)
  return (
    <Section title="Messages and overlays">
      <State name="Empty list with an action">
        <EmptyState action={<Button>Clear the filters</Button>}>No tours found.</EmptyState>
      </State>
      <State name="Failed list">
        <EmptyState alert action={<Button>Try again</Button>}>
          Failed to fetch tours. Please try again.
        </EmptyState>
      </State>
      <State name="Tabs">
        <Tabs label="Matching" tabs={TABS} value={tab} onChange={setTab}>
          <p>The content of the tab.</p>
        </Tabs>
      </State>
      <State name="Toasts">
        <div className="parts-row">
          <Button onClick={() => toast.success('Successfully joined the tour!')}>Success</Button>
          <Button onClick={() => toast.info('Registration complete. Please log in manually.')}>Info</Button>
          <Button onClick={() => toast.error('Failed to update follow status.')}>Error</Button>
        </div>
      </State>
      <State name="Dialog and drawers">
        <div className="parts-row">
          <Button variant="quiet" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button variant="quiet" onClick={() => setOpen('drawer')}>
            Drawer
          </Button>
          <Button variant="quiet" onClick={() => setOpen('wide')}>
            Wide and persistent
          </Button>
        </div>
        <Dialog title="Confirm Join Tour" open={open === 'dialog'} onClose={close}>
          <p className="mt-3">Are you sure you want to join the tour "Hampi by coracle and stone"?</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={() => toast.success('Successfully joined the tour!')}>Yes, Join</Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </Dialog>
        <Drawer label="A drawer" open={open === 'drawer' || open === 'wide'} {...drawerOf(open)} onClose={close}>
          <div className="p-6">
            <h2 className="text-2xl">A drawer</h2>
            <p className="mt-3">From the right on a desk, from the foot of the screen on a phone.</p>
          </div>
        </Drawer>
      </State>
    </Section>
  )
}

const drawerOf = (open: string | null) => ({ wide: open === 'wide', persistent: open === 'wide' })
