import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { useGroupRows } from '../../features/groups/components/group-rows.tsx'
import { MessagesPage } from '../../features/messages/components/messages-page.tsx'
import { MessagesSkeleton } from '../../features/messages/components/messages-skeleton.tsx'
import * as text from '../../messages/en/messages/messages.ts'

export const Route = createFileRoute('/_signed-in/messages')({
  component: () => (
    <NeedsProfile ended={text.signedOut} words={text.signedOut} waiting={<MessagesSkeleton />}>
      <NeedsConsent>
        <Messages />
      </NeedsConsent>
    </NeedsProfile>
  ),
})

function Messages() {
  const { userId } = useParams({ strict: false })
  const groups = useGroupRows()
  return (
    <MessagesPage open={userId !== undefined} groups={groups}>
      <Outlet />
    </MessagesPage>
  )
}
