import { createFileRoute } from '@tanstack/react-router'
import { Talk } from '../features/messages/talk.tsx'
import { ReportButton } from '../features/safety/report-button.tsx'

export const Route = createFileRoute('/_signed-in/messages/$userId')({ component: TalkWithSomebody })

function TalkWithSomebody() {
  const { userId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Talk
      key={userId}
      userId={userId}
      more={(person) => <ReportButton person={person} onBlocked={() => navigate({ to: '/messages', replace: true })} />}
    />
  )
}
