import * as text from '../../messages/en/about/about.ts'

/** The head of the page. Without an id it is not labelled, for the first paint. */
export const AboutHead = ({ id }: { id?: string }) => (
  <section aria-labelledby={id} className="relative overflow-hidden bg-night text-on-night">
    <div className="absolute inset-0">
      <img
        src="/api/pictures/hero-valley.svg"
        alt=""
        width={1600}
        height={1000}
        fetchPriority="high"
        className="first-picture size-full object-cover"
      />
      <div className="hero-shade absolute inset-0" />
    </div>
    <div className="wrap relative flex min-h-112 flex-col justify-end pt-28 pb-12 md:min-h-136 md:pb-16">
      <h1
        id={id}
        tabIndex={-1}
        className="max-w-[16ch] text-[clamp(2.5rem,1rem+6vw,4.75rem)] [text-shadow:0_2px_24px_#141a33b3]"
      >
        {text.title}
      </h1>
      <p className="mt-4 max-w-[46ch] font-[550] text-lg [text-shadow:0_1px_14px_#141a33]">{text.intro}</p>
    </div>
  </section>
)
