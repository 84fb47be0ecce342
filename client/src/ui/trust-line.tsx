import type { Marks, PersonMarks } from '@saathi/shared/references/schema'
import { BadgeCheck, FileCheck, Mail, PenLine, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../lib/trpc.ts'
import * as text from '../messages/en/lib/trust.ts'
import { AppLink } from './app-link.tsx'

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const KINDS = [
  ['email', Mail, text.email],
  ['phone', Phone, text.phone],
  ['photo', BadgeCheck, text.photo],
  ['document', FileCheck, text.document],
] as const

type Props = {
  userId: string
  /** The path of the page with the details; this page by default. */
  to?: string
  /** Also says where the person lives, for a place that does not show their profile. */
  withCity?: boolean
}

/** What was checked about a person and how many references they have, as stamps that lead to the details. */
export function TrustLine({ userId, to = '.', withCity = false }: Props) {
  const { data: marks, isError } = trpc.references.marks.useQuery({ userId })
  const { data: person } = trpc.social.get.useQuery({ userId }, { enabled: withCity })
  if (isError) return null
  if (!marks) return <span className={`block ${withCity ? 'min-h-17' : 'min-h-11'}`} />
  return (
    <AppLink
      to={to}
      hash="references"
      className="flex min-h-11 flex-wrap items-center gap-1.5 rounded py-1.5 font-[550] text-sm leading-5 hover:underline"
    >
      {withCity && person?.homeCity && <span className="basis-full text-muted">{text.from(person.homeCity)}</span>}
      <TrustStamps marks={marks} />
    </AppLink>
  )
}

/** The stamps of a person whose checks are known. */
export const TrustStamps = ({ marks }: { marks: PersonMarks & Partial<Marks> }) => (
  <>
    <span className="sr-only">{text.checked}</span>
    {KINDS.map(([kind, Icon, words]) => {
      const check = marks[kind]
      return (
        check && (
          <Stamp key={kind}>
            <Icon aria-hidden className="size-3.5 shrink-0" />
            {words(MONTH.format(new Date(`${check.month}-01`)))}
          </Stamp>
        )
      )
    })}
    {marks.references > 0 && (
      <Stamp>
        <PenLine aria-hidden className="size-3.5 shrink-0" />
        {text.references(marks.references)}
      </Stamp>
    )}
  </>
)

type InShortProps = { hasPhoto: boolean; references: number; className?: string }

/** The same in one line, where there is little room. */
export const TrustInShort = ({ hasPhoto, references, className = '' }: InShortProps) => (
  <span className={`flex items-start gap-1.5 text-leaf text-sm leading-5 ${className}`}>
    <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
    {text.inShort(hasPhoto, references)}
  </span>
)

const Stamp = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 rounded-sm border border-leaf px-2 py-0.5 text-leaf">
    {children}
  </span>
)
