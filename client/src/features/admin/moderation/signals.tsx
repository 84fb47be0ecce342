import type { Signal } from '@saathi/shared/moderation/admin'
import { TriangleAlert } from 'lucide-react'
import * as text from '../../../messages/en/admin/admin-moderation.ts'

/** The counted rules that the reported person meets; nothing without one. */
export const Signals = ({ signals }: { signals: Signal[] }) =>
  signals.length > 0 && (
    <section aria-labelledby="signals" className="flex gap-3 rounded-2xl px-4 py-3 text-sm [background:var(--urgent)]">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-terra" />
      <div>
        <h3 id="signals" className="font-[700] font-sans text-sm tracking-normal">
          {text.signals(signals.length)}
        </h3>
        <ul className="mt-1 grid gap-0.5">
          {signals.map(({ rule, words }) => (
            <li key={rule}>
              <b className="font-[650]">{text.rules[rule]}:</b> {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
