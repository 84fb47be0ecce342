import * as text from '../messages/en/lib/common.ts'
import { Button, type Variant } from './button.tsx'

type Props = {
  /** The result of `useInfiniteQuery`. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
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
      onClick={() => !list.isFetchingNextPage && list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? text.loading : label}
    </Button>
  )
