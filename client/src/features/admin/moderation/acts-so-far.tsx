import type { Act } from '@saathi/shared/moderation/admin'
import { dayAndTimeOf, dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'

/** An act of the moderation log in a few words, such as `Suspended until 30 Nov 2026`. */
export const actWords = ({ act, until }: Pick<Act, 'act' | 'until'>) =>
  [text.acts[act] ?? act, until && text.until(dayOf(until))].filter(Boolean).join(' ')

/** The decisions about a report; nothing without one. */
export const ActsSoFar = ({ acts }: { acts: Act[] }) =>
  acts.length > 0 && (
    <section aria-labelledby="acts" className="rounded-3xl border border-line bg-card px-5 py-4">
      <h3 id="acts" className="text-lg">
        {text.actsSoFar}
      </h3>
      <ol className="mt-2 grid gap-2 text-sm leading-snug">
        {acts.map((act) => (
          <li key={act._id} className="border-line border-t pt-2 first:border-0 first:pt-0">
            <b className="font-[650]">{actWords(act)}</b>
            <span className="text-muted"> · {text.byWhom(act.by.name, dayAndTimeOf(act.at))}</span>
            {act.note && <p className="whitespace-pre-wrap">{act.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
