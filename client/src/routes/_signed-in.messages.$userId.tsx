import { createFileRoute } from '@tanstack/react-router'
import { UnmatchButton } from '../features/matching/components/unmatch-button.tsx'
import { Conversation } from '../features/messages/components/conversation.tsx'
import { ReportButton } from '../features/safety/report-button.tsx'

export const Route = createFileRoute('/_signed-in/messages/$userId')({ component: ConversationPage })

function ConversationPage() {
  const { userId } = Route.useParams()
  const navigate = Route.useNavigate()
  const toMessages = () => navigate({ to: '/messages', replace: true })
  return (
    <Conversation
      key={userId}
      userId={userId}
      actions={(person, matched) => (
        <div className="flex">
          {matched && <UnmatchButton person={person} onUnmatched={toMessages} />}
          <ReportButton person={person} onBlocked={toMessages} />
        </div>
      )}
    />
  )
}
