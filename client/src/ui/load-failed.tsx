import { Button } from './button.tsx'
import { PlainLine } from './empty-state.tsx'

type Props = { retry: () => void }

/** Stands where a part of the page could not be loaded. */
export const LoadFailed = ({ retry }: Props) => (
  <PlainLine alert action={<Button onClick={retry}>Try again</Button>}>
    This part of the page could not be loaded. Please check your connection.
  </PlainLine>
)
