import { Button, type Variant } from './button.tsx'

type Props = {
  /** The result of `useInfiniteQuery`. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  label?: string
  variant?: Variant
  className?: string
}

/** The button that loads the next page of a list; nothing on the last page. */
export const LoadMore = ({ list, label = 'Load more', variant = 'quiet', className }: Props) =>
  list.hasNextPage && (
    // Not `disabled`, which would take the focus away from a keyboard.
    <Button
      variant={variant}
      className={className}
      aria-disabled={list.isFetchingNextPage}
      onClick={() => !list.isFetchingNextPage && list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Loading...' : label}
    </Button>
  )
