import { addDays, indianDay } from '@saathi/shared/lib/days'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKeeping } from '../../lib/offline/keeping.ts'
import { readStorage, writeStorage } from '../../lib/storage.ts'
import * as text from '../../messages/en/offline/offline.ts'
import { useMedia } from '../../ui/use-media.ts'
import { isInstallTime } from './install-time.ts'
import { QuestionCard } from './question-card.tsx'

/** The event with which browsers that can install the app offer it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }
declare global {
  interface Window {
    installPrompt?: InstallPrompt
  }
}

/** The storage keys of the first day on which it could have been offered, and of the answer: it is offered once. */
const SINCE = 'installSince'
const ANSWERED = 'installAnswered'

/** Offers to install the app, from the second day on, to somebody who keeps their trips here or soon leaves on one. */
export default function InstallHint({ startDate }: { startDate: string | null }) {
  const { keeping, asked } = useKeeping()
  const [today] = useState(() => indianDay(new Date()))
  const [since] = useState(() => readStorage('local', SINCE))
  useEffect(() => {
    if (since === null) writeStorage('local', SINCE, today)
  }, [since, today])
  // One question at a time.
  if (asked || !isInstallTime({ keeping, startDate, since, today, soon: addDays(today, 14) })) return null
  return <InstallCard />
}

/** The offer, while the browser has one that was not answered. */
export function InstallCard() {
  const prompt = useInstallPrompt()
  const [answered, setAnswered] = useState(() => readStorage('local', ANSWERED) !== null)
  const isPhone = useMedia('(pointer: coarse), (max-width: 47.99rem)')
  if (!prompt || answered) return null

  function answer() {
    writeStorage('local', ANSWERED, '1')
    setAnswered(true)
  }

  return (
    <QuestionCard
      title={text.installTitle(isPhone)}
      means={text.installMeans}
      yes={text.install}
      onYes={() => {
        answer()
        prompt.prompt().catch(() => {})
      }}
      onNo={answer}
    />
  )
}

/** The offer that the boot script keeps in `window`. */
const useInstallPrompt = (): InstallPrompt | null => useSyncExternalStore(subscribe, () => window.installPrompt ?? null)

function subscribe(onChange: () => void) {
  const installed = () => {
    delete window.installPrompt
    onChange()
  }
  addEventListener('beforeinstallprompt', onChange)
  addEventListener('appinstalled', installed)
  return () => {
    removeEventListener('beforeinstallprompt', onChange)
    removeEventListener('appinstalled', installed)
  }
}
