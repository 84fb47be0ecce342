import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { retry: () => void }

/** Stands where a part of the page could not be loaded. */
export const LoadFailed = ({ retry }: Props) => (
  <EmptyState alert action={<Button onClick={retry}>Try again</Button>}>
    This part of the page could not be loaded. Please check your connection.
  </EmptyState>
)
