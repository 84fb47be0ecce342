import * as text from '../messages/en/offline/offline.ts'

type Props = {
  /** What was not sent, as people know it. */
  name: string
  /** Why not. */
  reason: string
  onRetry: () => void
  onDiscard: () => void
}

/** Something that was refused, or has waited too long, and the ways out. */
export const UnsentNote = ({ name, reason, onRetry, onDiscard }: Props) => (
  <div role="alert" className="py-1.5 text-sm text-terra [overflow-wrap:anywhere]">
    <p>
      <b className="font-[650]">{name}</b> {reason}
    </p>
    <p className="flex flex-wrap gap-x-3">
      <button type="button" onClick={onRetry} className="min-h-11 px-1 font-[650] underline">
        {text.tryAgain}
      </button>
      <button type="button" onClick={onDiscard} className="min-h-11 px-1 font-[650] underline">
        {text.discard}
      </button>
    </p>
  </div>
)
