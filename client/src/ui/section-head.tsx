import type { ReactNode, Ref } from 'react'

type Props = { id: string; title: string; headingRef?: Ref<HTMLHeadingElement>; children?: ReactNode }

/** The heading of a page section, with its description on the right. */
export const SectionHead = ({ id, title, headingRef, children }: Props) => (
  <div className="mb-6 md:mb-8 lg:flex lg:items-end lg:justify-between lg:gap-10">
    <h2 id={id} ref={headingRef} tabIndex={-1} className="text-3xl lg:shrink-0">
      {title}
    </h2>
    {children && <div className="mt-3 max-w-[48ch] text-muted lg:mt-0 lg:text-right lg:*:text-balance">{children}</div>}
  </div>
)
