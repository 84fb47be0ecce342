import { loadNextPage, type PagedList } from '../lib/paging.ts'
import * as text from '../messages/en/lib/common.ts'
import { Button, type Variant } from './button.tsx'

type Props = {
  /** The result of `useInfiniteQuery`. */
  list: PagedList
  label?: string
  variant?: Variant
  className?: string
}

/** The button that loads the next page of a list; nothing on the last page. */
export const LoadMore = ({ list, label = text.loadMore, variant = 'quiet', className }: Props) =>
  list.hasNextPage && (
    // Not `disabled`, which would take the focus away from a keyboard.
    <Button
      variant={variant}
      className={className}
      aria-disabled={list.isFetchingNextPage}
      onClick={() => loadNextPage(list)}
    >
      {list.isFetchingNextPage ? text.loading : label}
    </Button>
  )
