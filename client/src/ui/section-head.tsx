import type { ReactNode, Ref } from 'react'

type Props = { id: string; title: string; headingRef?: Ref<HTMLHeadingElement>; children?: ReactNode }

/** The heading of a section of a page, and to its right what the section is about. */
export const SectionHead = ({ id, title, headingRef, children }: Props) => (
  <div className="mb-6 md:mb-8 md:flex md:items-end md:justify-between md:gap-10">
    <h2 id={id} ref={headingRef} tabIndex={-1} className="text-3xl md:shrink-0">
      {title}
    </h2>
    {children && <div className="mt-3 max-w-[48ch] text-muted md:mt-0 md:text-right">{children}</div>}
  </div>
)
