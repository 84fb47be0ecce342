import { useState } from 'react'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import { more } from '../../../messages/en/admin/admin-moderation.ts'
import * as text from '../../../messages/en/admin/admin-references.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { partState } from '../moderation/part-state.tsx'
import { Reference } from '../moderation/references.tsx'
import { Card } from './card.tsx'

/** The references that a person wrote, which are read, and audited, only when somebody opens them. */
export function ReferencesCard({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const list = trpc.admin.references.useInfiniteQuery({ state: 'all', userId }, { ...PAGED, enabled: isOpen })
  const items = itemsOf(list.data)
  return (
    <Card title={text.ofPerson}>
      {isOpen ? (
        <div className="grid gap-3">
          {partState(list) ?? (items.length === 0 && <p className="text-muted">{text.noneOfPerson}</p>)}
          {items.map((reference) => (
            <Reference key={reference._id} reference={reference} />
          ))}
          <LoadMore list={list} label={more} className="justify-self-start" />
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {text.showOfPerson}
        </Button>
      )}
    </Card>
  )
}
