import type { PushKind } from '@saathi/shared/push/schema'
import { setAnswered, useUnanswered } from '../../lib/push/asked.ts'
import { isPushBlocked, isPushSupported } from '../../lib/push/device.ts'
import * as text from '../../messages/en/push/push.ts'
import { Button } from '../../ui/button.tsx'
import { usePush } from './use-push.ts'

type Props = { question: string; kinds: PushKind[]; className?: string }

/** Asks once whether this device may tell of news, where an answer is waited for. */
export default function PushQuestion(props: Props) {
  const isUnanswered = useUnanswered()
  return isUnanswered && isPushSupported() && !isPushBlocked() ? <Question {...props} /> : null
}

function Question({ question, kinds, className = '' }: Props) {
  const { choices, choose, busy, isOffered, isKnown } = usePush()
  if (!isKnown || !isOffered || choices.kinds.length > 0) return null

  async function accept() {
    await choose({ kinds, showsNames: false })
    setAnswered()
  }

  return (
    <section
      aria-label={question}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-line bg-card px-4 py-3 ${className}`}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[550]">{question}</p>
        <p className="text-muted text-sm">{text.means}</p>
      </div>
      <div className="flex gap-2">
        <Button aria-disabled={busy} onClick={accept}>
          {text.yes}
        </Button>
        <Button variant="quiet" onClick={setAnswered}>
          {text.no}
        </Button>
      </div>
    </section>
  )
}
