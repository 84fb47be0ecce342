import { useId } from 'react'
import { no } from '../../messages/en/offline/offline.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  title: string
  means: string
  yes: string
  /** Null while it cannot be done yet. */
  onYes: (() => void) | null
  onNo: () => void
}

/** A question of what this device is to do, beside what it is for. */
export function QuestionCard({ title, means, yes, onYes, onNo }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1.5 text-muted text-sm">{means}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onYes ?? undefined} disabled={onYes === null}>
          {yes}
        </Button>
        <Button variant="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </section>
  )
}
