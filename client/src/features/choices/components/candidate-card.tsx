import type { Candidate } from '@saathi/shared/choices/schema'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { ReactNode } from 'react'
import * as text from '../../../messages/en/choices/choices.ts'
import { CoverPicture } from '../../../ui/cover-picture.tsx'

type Props = { candidate: Candidate; isWinner?: boolean; children?: ReactNode }

const KINDS = { place: null, route: text.aRoute, package: text.aPackage }

/** A trip to choose from: picture, place, days, what it costs each and why one would go. */
export function CandidateCard({ candidate, isWinner = false, children }: Props) {
  const { kind, name, where, image, days, from, people, startDate, total, perHead, why } = candidate
  const facts = [
    KINDS[kind],
    text.dayCount(days),
    startDate && spanOfDays(startDate, startDate),
    text.fromCity(cities[from]),
  ]
  return (
    <article
      className={`grid overflow-hidden rounded-3xl border bg-card sm:grid-cols-[11rem_minmax(0,1fr)] ${isWinner ? 'border-2 border-leaf' : 'border-line'}`}
    >
      <CoverPicture
        image={image}
        sizes="(min-width: 40rem) 11rem, 100vw"
        className="aspect-2/1 w-full sm:aspect-auto sm:h-full"
      />
      <div className="grid content-start gap-2.5 p-4 md:p-5">
        {isWinner && <p className="font-[650] text-leaf text-sm">{text.winner}</p>}
        <h3 className="text-xl [overflow-wrap:anywhere]">{name}</h3>
        {where && where !== name && <p className="text-muted text-sm [overflow-wrap:anywhere]">{where}</p>}
        <p className="tabular-nums">
          <b className="font-[700] text-lg">{text.perHead(perHead)}</b>{' '}
          <span className="text-muted text-sm">{text.total(total, people)}</span>
        </p>
        <p className="text-sm">{facts.filter(Boolean).join(' · ')}</p>
        {why && <p className="line-clamp-3 text-muted text-sm">{why}</p>}
        {children}
      </div>
    </article>
  )
}
