import type { ReactNode } from 'react'
import { imageSrc } from '../../../lib/image-src.ts'
import { useTitle } from '../../../lib/use-title.ts'

type Props = {
  title: string
  /** One or two lines below the title. */
  intro: ReactNode
  picture: 'coast' | 'valley'
  children?: ReactNode
  /** Links to the related pages. */
  foot?: ReactNode
}

/** Layout of the log-in, registration and password pages: a picture and a form. */
export function AuthPage({ title, intro, picture, children, foot }: Props) {
  useTitle(title)
  return (
    <div className="-mb-12 md:-mb-24 lg:grid lg:min-h-[calc(100svh-5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div
        aria-hidden
        className="h-28 overflow-hidden md:h-52 lg:relative lg:h-auto lg:[clip-path:polygon(0_0,100%_0,calc(100%-4vw)_100%,0_100%)]"
      >
        <img
          src={imageSrc(`pictures/hero-${picture}.svg`)}
          alt=""
          fetchPriority="high"
          className="first-picture size-full object-cover object-[50%_70%] lg:absolute lg:inset-0"
        />
      </div>
      <div className="wrap max-w-136! pt-8 pb-16 md:pt-12 lg:py-14">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <div className="mt-3 text-muted">{intro}</div>
        <div className="mt-7">{children}</div>
        {foot && <div className="mt-8 border-line border-t-2 border-dashed pt-5">{foot}</div>}
      </div>
    </div>
  )
}
