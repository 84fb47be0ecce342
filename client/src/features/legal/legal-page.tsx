import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/legal/legal.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { RichText } from '../../ui/rich-text.tsx'

export const LEGAL_LINK = 'font-[600] text-teal underline underline-offset-4'

type Props = { title: string; intro: string; changed: string; version?: string; children?: ReactNode }

/** The layout of a legal page. `changed` is the day of its last change; `version` that of a page to which people consent. */
export function LegalPage({ title, intro, changed, version, children }: Props) {
  useTitle(title)
  return (
    <div className="wrap max-w-208! pt-10 md:pt-16">
      <PageHead title={title} intro={intro} />
      <p className="mt-6 max-w-none! rounded-2xl border border-line bg-sunk px-5 py-3.5">
        <RichText
          text={text.notReviewed(changed)}
          tags={{
            strong: (words) => <strong className="font-[650]">{words}</strong>,
            nobr: (words) => <span className="whitespace-nowrap">{words}</span>,
          }}
        />
        {version && ` ${text.version(version)}`}
      </p>
      {children}
    </div>
  )
}

export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 [&_li]:mt-2 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

export const LegalList = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
