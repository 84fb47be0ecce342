import type { Me } from '@saathi/shared/social/schema'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/account.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Props = { waiting: ReactNode; children: (me: Me) => ReactNode }

/** Loads the current profile from the server, so that the form never overwrites newer values. */
export function OwnProfileData({ waiting, children }: Props) {
  const own = trpc.social.me.useQuery(undefined, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY })
  if (own.data) return children(own.data)
  if (own.isPending) return waiting
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="sr-only">
        {text.editProfile}
      </h1>
      <EmptyState alert action={<Button onClick={() => own.refetch()}>{text.tryAgain}</Button>}>
        {errorMessage(own.error) ?? text.loadFailed}
      </EmptyState>
    </div>
  )
}
