type Props = { title: string; intro: string }

/** The title of a page without a picture, and a line about it. */
export const PageHead = ({ title, intro }: Props) => (
  <>
    <h1 tabIndex={-1} className="max-w-[18ch] text-[clamp(2.25rem,1rem+5vw,4rem)]">
      {title}
    </h1>
    <p className="mt-4 text-lg text-muted">{intro}</p>
  </>
)
