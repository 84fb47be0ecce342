import { decline } from '../../lib/offline/keeping.ts'
import * as text from '../../messages/en/offline/offline.ts'
import { Button } from '../../ui/button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useKeepSwitch } from './use-keep-switch.ts'

/** Asks once, on the screens that are needed on the way, whether to keep the user's trips on this device. */
export function KeepQuestion() {
  const { asked, set } = useKeepSwitch()
  const isPhone = useMedia('(pointer: coarse), (max-width: 47.99rem)')
  if (!asked) return null
  return (
    <section
      aria-labelledby="keep-question"
      className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden"
    >
      <h2 id="keep-question" className="text-lg">
        {text.question(isPhone)}
      </h2>
      <p className="mt-1.5 text-muted text-sm">{text.means}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => set(true)}>{text.yes}</Button>
        <Button variant="quiet" onClick={decline}>
          {text.no}
        </Button>
      </div>
    </section>
  )
}
