import * as text from '../messages/en/lib/common.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { retry: () => void }

/** Replaces a part of the page whose chunk failed to load. */
export const LoadFailed = ({ retry }: Props) => (
  <EmptyState alert action={<Button onClick={retry}>{text.tryAgain}</Button>}>
    {text.partFailed}
  </EmptyState>
)
