import type { StaffPerson } from '@saathi/shared/moderation/people'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Button } from '../../../ui/button.tsx'
import { ActDialog } from './act-dialog.tsx'
import { Card } from './card.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

/** The actions of the staff about a person. */
export function PersonActs({ person: { _id: userId, name, leavesAt, state } }: { person: StaffPerson }) {
  const [open, setOpen] = useState<'suspend' | 'restore' | 'remove' | 'export' | null>(null)
  const close = () => setOpen(null)
  const restore = trpc.admin.restorePerson.useMutation()
  const remove = trpc.admin.removePerson.useMutation()
  const exportPerson = trpc.admin.exportPerson.useMutation()
  return (
    <Card title={text.acts} note={text.audited}>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setOpen('suspend')}>
          {state === 'suspended' ? text.suspendLonger : text.suspend}
        </Button>
        {state === 'suspended' && (
          <Button variant="quiet" onClick={() => setOpen('restore')}>
            {text.restore}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen('export')}>
          {text.exportData}
        </Button>
        {leavesAt === null && (
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            {text.remove}
          </Button>
        )}
      </div>
      <SuspendDialog userId={userId} name={name} open={open === 'suspend'} onClose={close} />
      <ActDialog
        title={text.restoreTitle(name)}
        means={text.restoreMeans}
        label={text.doRestore}
        open={open === 'restore'}
        onClose={close}
        act={async (note) => (await restore.mutateAsync({ userId, note })).message}
      />
      <ActDialog
        title={text.removeTitle(name)}
        means={text.removeMeans}
        label={text.doRemove}
        open={open === 'remove'}
        onClose={close}
        act={async (note) => (await remove.mutateAsync({ userId, note })).message}
      />
      <ActDialog
        title={text.exportTitle(name)}
        means={text.exportMeans}
        label={text.doExport}
        open={open === 'export'}
        onClose={close}
        act={async (note) => {
          const data = await exportPerson.mutateAsync({ userId, note })
          saveFile(JSON.stringify(data, null, 2), 'application/json', `saathi-${userId}.json`)
          return text.exported
        }}
      />
    </Card>
  )
}
