import { aChange } from '../../../messages/en/trips/trips.ts'
import { UnsentNote } from '../../../ui/unsent-note.tsx'
import type { useKeptEdits } from '../hooks/use-kept-edits.ts'

/** Changes that were refused, or have waited too long, and the ways out. */
export const HeldEdits = ({ held, retry, discard }: ReturnType<typeof useKeptEdits>) => (
  <>
    {held.map((record) => {
      const names = Object.values(record.edits.pending).map(({ facts, base }) => (facts ?? base)?.title || aChange)
      return (
        <div key={record.key} className="mt-4 rounded-2xl border border-line bg-card px-4">
          <UnsentNote
            name={[...new Set(names)].join(', ')}
            reason={record.reason}
            onRetry={() => retry(record)}
            onDiscard={() => discard(record)}
          />
        </div>
      )
    })}
  </>
)
