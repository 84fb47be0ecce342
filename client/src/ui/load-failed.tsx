import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { retry: () => void }

/** Replaces a part of the page whose chunk failed to load. */
export const LoadFailed = ({ retry }: Props) => (
  <EmptyState alert action={<Button onClick={retry}>Try again</Button>}>
    This part of the page could not be loaded. Please check your connection.
  </EmptyState>
)
