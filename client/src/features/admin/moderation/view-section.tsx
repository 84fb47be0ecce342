import type { ReactNode } from 'react'
import { itemsOf } from '../../../lib/paging.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { partState } from './part-state.tsx'

type Props<Item> = {
  title: string
  /** One line about the list. */
  note?: string
  /** The filters. */
  tools?: ReactNode
  list: Parameters<typeof partState>[0] &
    Parameters<typeof LoadMore>[0]['list'] & { data: { pages: { items: Item[] }[] } | undefined }
  empty: string
  /** The classes of the list, for more than one column. */
  className?: string
  children: (item: Item) => ReactNode
}

/** A list of cards that wait for a moderator. */
export function ViewSection<Item>({ title, note, tools, list, empty, className, children }: Props<Item>) {
  const items = itemsOf(list.data)
  return (
    <section aria-labelledby="view" className={`grid gap-4 ${className ? '' : 'max-w-3xl'}`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="view" className="text-xl">
            {title}
          </h2>
          {note && <p className="mt-1 text-muted text-sm">{note}</p>}
        </div>
        {tools}
      </div>
      {partState(list) ?? (items.length === 0 && <EmptyState>{empty}</EmptyState>)}
      <div className={`grid gap-4 ${className ?? ''}`}>{items.map(children)}</div>
      <LoadMore list={list} label={text.more} className="justify-self-start" />
    </section>
  )
}
