import type { ReportEvidence } from '@saathi/shared/moderation/admin'
import { Lock } from 'lucide-react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { EvidencePicture } from './evidence-picture.tsx'

/** The subject of a report as it was when it was reported: never more than its snapshot. */
export function Evidence({ evidence }: { evidence: ReportEvidence | null }) {
  if (!evidence) return <p className="text-muted text-sm">{text.noEvidence}</p>
  const { lines, groupLines, subject, subjectPicture, morePictures } = evidence
  return (
    <>
      {(subject.length > 0 || subjectPicture) && (
        <section aria-labelledby="subject" className="grid gap-2 rounded-2xl border-2 border-terra px-3.5 py-3">
          <h4 id="subject" className="font-[650] text-sm">
            {text.subject}
          </h4>
          {subjectPicture && <EvidencePicture picture={subjectPicture} alt={text.subjectPicture} />}
          {morePictures.map((picture) => (
            <EvidencePicture key={picture} picture={picture} alt={text.subjectPicture} />
          ))}
          <Facts facts={subject} />
        </section>
      )}
      <p className="flex items-center gap-1.5 text-muted text-xs">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        {lines.length > 0 ? text.snapshot(lines.length) : text.noLines}
      </p>
      {lines.length > 0 && <Lines lines={lines} />}
      {groupLines.length > 0 && (
        <section aria-labelledby="group-lines" className="grid gap-2">
          <h4 id="group-lines" className="font-[650] text-sm">
            {text.groupLines}
          </h4>
          <Lines lines={groupLines} />
        </section>
      )}
    </>
  )
}

/** What else the reported person wrote to the reporter or about their journeys. */
export const OtherWords = ({ name, words }: { name: string; words: ReportEvidence['words'] }) =>
  words.length > 0 && (
    <section aria-labelledby="words" className="grid gap-2">
      <h4 id="words" className="font-[650] text-sm">
        {text.otherWords(name)}
      </h4>
      <Facts facts={words} />
    </section>
  )

const Lines = ({ lines }: Pick<ReportEvidence, 'lines'>) => (
  <ol className="grid gap-1.5">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot keeps its order
      <Line key={index} line={line} />
    ))}
  </ol>
)

const SIDES = {
  reported: 'justify-self-start rounded-2xl rounded-bl-sm bg-sunk',
  reporter: 'justify-self-end rounded-2xl rounded-br-sm border border-line',
  other: 'justify-self-start rounded-2xl border border-line border-dashed text-muted',
}
const AUTHORS = { reported: text.byReported, reporter: text.byReporter, other: text.byOther }

const Line = ({ line: { by, text: words, picture, at, isReported } }: { line: ReportEvidence['lines'][number] }) => (
  <li
    className={`w-fit max-w-[88%] px-3 pt-2 pb-1.5 text-sm leading-snug ${SIDES[by]} ${isReported ? 'outline-2 outline-terra -outline-offset-2' : ''}`}
  >
    <p className="font-[650] text-muted text-xs">{AUTHORS[by]}</p>
    {picture && <EvidencePicture picture={picture} alt={text.linePicture} />}
    {words && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>}
    <p className="mt-0.5 flex justify-end gap-2 text-muted text-xs">
      {isReported && <b className="font-[700] text-terra">{text.reportedLine}</b>}
      <time dateTime={at}>{dayAndTimeOf(at)}</time>
    </p>
  </li>
)

const Facts = ({ facts }: { facts: ReportEvidence['subject'] }) => (
  <dl className="grid gap-1.5 text-sm leading-snug">
    {facts.map(({ label, text: words }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot keeps its order, and labels can repeat
      <div key={index}>
        <dt className="text-muted text-xs">{label}</dt>
        <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</dd>
      </div>
    ))}
  </dl>
)
