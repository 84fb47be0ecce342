import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/groups/groups.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import type { CreateKind } from './add-menu.tsx'

const CreateForm = lazyComponent(() => import('./create-form.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

const TITLES = { poll: text.newPoll, meeting: text.newMeeting }

type Props = {
  tourId: string
  /** The kind of entry to create; null while the dialog is closed. */
  kind: CreateKind | null
  onClose: () => void
  onCreated: () => void
}

/** The dialog to make a poll or to set the meeting point. */
export function CreateDialog({ tourId, kind, onClose, onCreated }: Props) {
  // The dialog keeps its title while it closes.
  const [shown, setShown] = useState<CreateKind>('poll')
  if (kind !== null && kind !== shown) setShown(kind)
  return (
    <Dialog title={TITLES[shown]} open={kind !== null} onClose={onClose}>
      <Suspense fallback={<div className="skeleton mt-4 h-72" />}>
        <CreateForm
          kind={shown}
          tourId={tourId}
          onCancel={onClose}
          onDone={() => {
            onClose()
            onCreated()
          }}
        />
      </Suspense>
    </Dialog>
  )
}
