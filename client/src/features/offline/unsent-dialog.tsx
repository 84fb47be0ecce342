import { useEffect, useState } from 'react'
import { countEdits } from '../../lib/offline/store.ts'
import { setUnsentQuestion } from '../../lib/offline/unsent-question.ts'
import { countUnsent } from '../../lib/offline/writes.ts'
import * as text from '../../messages/en/offline/offline.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before what waits to be sent is deleted with everything else, such as at a log-out. */
export function UnsentDialog() {
  const [asked, setAsked] = useState<{ count: number; answer: (yes: boolean) => void } | null>(null)
  useEffect(() => {
    setUnsentQuestion(async () => {
      const count = countUnsent() + (await countEdits())
      return count === 0 || new Promise((answer) => setAsked({ count, answer }))
    })
    return () => setUnsentQuestion(null)
  }, [])

  function close(yes: boolean) {
    asked?.answer(yes)
    setAsked(null)
  }

  return (
    <Dialog title={text.deleteUnsentQuestion} open={asked !== null} onClose={() => close(false)}>
      <p className="mt-3">{text.unsentIsDeleted(asked?.count ?? 0)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => close(true)}>{text.deleteUnsent}</Button>
        <Button variant="quiet" onClick={() => close(false)}>
          {text.keepUnsent}
        </Button>
      </div>
    </Dialog>
  )
}
