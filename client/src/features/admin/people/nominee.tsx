import { useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from './card.tsx'

/** Says that a person has named a nominee, whose name is read, and audited, only when somebody opens it. */
export function NomineeCard({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = trpc.admin.nominee.useQuery({ userId }, { enabled: isOpen, retry: false })
  const nominee = data?.nominee
  return (
    <Card title={text.nominee} note={text.nomineeMeans}>
      {!isOpen ? (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {text.showNominee}
        </Button>
      ) : nominee ? (
        <p>{[nominee.name, nominee.email, nominee.phone, dayOf(nominee.namedAt)].filter(Boolean).join(', ')}</p>
      ) : (
        <p role={isError ? 'alert' : 'status'}>{isError ? text.failed : data ? text.noNominee : text.loading}</p>
      )}
    </Card>
  )
}
