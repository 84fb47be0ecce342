import type { Reference } from '@saathi/shared/references/schema'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/references/references.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { CompanyList } from './company-list.tsx'
import { Marks } from './marks.tsx'
import { monthName } from './month.ts'
import { ReplyForm } from './reply-form.tsx'

type Props = {
  person: { _id: string; name: string }
  /** Whether it is the reader's own profile. */
  own?: boolean
  /** The button that reports a reference. */
  report: (reference: Reference) => ReactNode
}

/** The section of a profile with what was checked and the references. */
export default function ProfileReferences({ person, own = false, report }: Props) {
  const list = trpc.references.list.useInfiniteQuery({ userId: person._id }, PAGED)
  const page = list.data?.pages[0]
  const references = itemsOf(list.data)
  return (
    <section aria-labelledby="references" className="wrap pt-12 md:pt-16">
      <SectionHead id="references" title={text.title}>
        {page && page.count > 0 && (
          <p>
            {text.summary(page.count)}
            {page.travelAgain !== null && (
              <strong className="block text-ink">{text.travelAgain(page.travelAgain)}</strong>
            )}
          </p>
        )}
      </SectionHead>
      <Marks userId={person._id} />
      {list.isPending ? (
        <p role="status" className="text-muted">
          {text.loading}
        </p>
      ) : !page ? (
        <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
          {errorMessage(list.error) ?? text.failed}
        </EmptyState>
      ) : references.length === 0 ? (
        <EmptyState>{text.noReferences}</EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {references.map((one) => (
            <li key={one._id} className="grid min-w-0 content-start gap-3 rounded-3xl border border-line bg-card p-5">
              <Writer reference={one}>{report(one)}</Writer>
              <CompanyList company={one.company} />
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.text}</p>
              {one.reply !== null ? (
                <div className="rounded-2xl bg-sunk p-4">
                  <p className="font-[650] text-sm">{text.replyOf(person.name)}</p>
                  <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{one.reply}</p>
                </div>
              ) : (
                own && <ReplyForm referenceId={one._id} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <LoadMore list={list} />
        {own && (
          <AppLink to="/references" className={buttonClass('quiet')}>
            {text.writeOwn}
          </AppLink>
        )}
      </div>
    </section>
  )
}

function Writer({ reference: { writer, month, tour }, children }: { reference: Reference; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar id={writer._id} name={writer.name} picture={writer.profilePicture} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-[650]">{text.byWriter(writer.name, monthName(month))}</p>
        {tour && <p className="text-muted text-sm">{text.afterTour(tour.name)}</p>}
      </div>
      {children}
    </div>
  )
}
