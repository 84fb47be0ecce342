import type { Person } from '@saathi/shared/social/schema'
import { createFileRoute } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PlanTogetherButton } from '../../../features/matching/components/plan-together-button.tsx'
import { UnmatchButton } from '../../../features/matching/components/unmatch-button.tsx'
import { Conversation } from '../../../features/messages/components/conversation.tsx'
import { ReportButton } from '../../../features/moderation/report-button.tsx'
import { UnsafeSheet } from '../../../features/moderation/unsafe-sheet.tsx'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as unsafeText from '../../../messages/en/moderation/unsafe.ts'
import * as pushText from '../../../messages/en/push/push.ts'

const PushQuestion = lazyComponent(() => import('../../../features/push/push-question.tsx'), { background: true })

export const Route = createFileRoute('/_signed-in/messages/$userId')({ component: ConversationPage })

function ConversationPage() {
  const { userId } = Route.useParams()
  const navigate = Route.useNavigate()
  const toMessages = () => navigate({ to: '/messages', replace: true })
  return (
    <Conversation
      key={userId}
      userId={userId}
      question={({ name }) => (
        <Suspense>
          <PushQuestion
            question={pushText.questionOfMessages(name)}
            kinds={['messages', 'requests']}
            className="border-t"
          />
        </Suspense>
      )}
      actions={(person, matched) => (
        <>
          <div className="flex">
            <Unsafe person={person} matched={matched} toMessages={toMessages} />
            {matched && <UnmatchButton person={person} onUnmatched={toMessages} />}
            <ReportButton person={person} onBlocked={toMessages} />
          </div>
          {matched && (
            <PlanTogetherButton
              person={person}
              className="min-h-11! px-4! text-sm max-lg:w-full max-sm:w-auto max-sm:flex-1"
            />
          )}
        </>
      )}
    />
  )
}

type UnsafeProps = { person: Person; matched: boolean; toMessages: () => Promise<void> }

function Unsafe({ person, matched, toMessages }: UnsafeProps) {
  const [open, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const unmatch = trpc.matching.unmatch.useMutation()

  async function endMatch() {
    await unmatch.mutateAsync({ userId: person._id })
    await toMessages()
    await Promise.all([utils.matching.invalidate(), utils.messages.invalidate()])
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={unsafeText.title}
        title={unsafeText.title}
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink md:size-12"
      >
        <ShieldAlert aria-hidden className="size-5" />
      </button>
      <UnsafeSheet
        open={open}
        onClose={() => setOpen(false)}
        people={[person]}
        onBlocked={toMessages}
        wayOut={
          matched
            ? {
                means: unsafeText.unmatchMeans,
                label: unsafeText.unmatch,
                yes: unsafeText.yesUnmatch,
                leave: endMatch,
              }
            : null
        }
      />
    </>
  )
}
