import { decline } from '../../lib/offline/keeping.ts'
import * as text from '../../messages/en/offline/offline.ts'
import { useMedia } from '../../ui/use-media.ts'
import { QuestionCard } from './question-card.tsx'
import { useKeepSwitch } from './use-keep-switch.ts'

/** Asks once, on the screens that are needed on the way, whether to keep the user's trips on this device. */
export function KeepQuestion() {
  const { asked, isReady, set } = useKeepSwitch()
  const isPhone = useMedia('(pointer: coarse), (max-width: 47.99rem)')
  if (!asked) return null
  return (
    <QuestionCard
      title={text.question(isPhone)}
      means={text.means}
      yes={text.yes}
      onYes={isReady ? () => set(true) : null}
      onNo={decline}
    />
  )
}
