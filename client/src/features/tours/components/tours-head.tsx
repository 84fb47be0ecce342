import * as text from '../../../messages/en/tours/tours-head.ts'
// An image file, since it is too large to inline and is shown before any script runs.
import train from './hill-train.svg?no-inline'

/**
 * The header of the tour list. The image is aligned to its lower right corner. `creating` is for the Create Tour page.
 */
export const ToursHead = ({ creating = false }: { creating?: boolean }) => (
  <header className="relative min-h-80 overflow-hidden md:min-h-96 bg-night text-on-night lg:min-h-104">
    <img
      src={train}
      alt=""
      width={1600}
      height={500}
      fetchPriority="high"
      className="first-picture absolute inset-0 size-full object-cover object-right-bottom"
    />
    <div className="wrap relative pt-7 lg:pt-10">
      <h1 tabIndex={-1} className="text-[clamp(2.5rem,1rem+5vw,4.25rem)]">
        {text.title}
      </h1>
      <p className="mt-3 max-w-[32ch] text-lg [text-shadow:0_0_1rem_#141a33,0_0_.5rem_#141a33] max-[22rem]:text-base md:max-w-none">
        {creating ? text.createIntro : text.intro}
      </p>
    </div>
  </header>
)
