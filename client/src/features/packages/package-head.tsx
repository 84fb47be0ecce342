import { NoImage, Picture } from '../../ui/picture.tsx'

type Props = {
  name: string
  /** The label of the tour type. */
  kind: string
  /** The URL of the image; null for none. */
  image: string | null
}

/** The header of a package page: its name over its image. */
export const PackageHead = ({ name, kind, image }: Props) => (
  <header className="relative flex min-h-112 items-end overflow-hidden bg-night text-on-night md:min-h-[max(36rem,40vw)]">
    <div className="absolute inset-0">
      <Picture
        src={image}
        alt=""
        eager
        fallback={<NoImage />}
        className="first-picture size-full object-[50%_60%] object-cover"
      />
      <div className="hero-shade absolute inset-0" />
    </div>
    <div className="wrap relative pt-28 pb-10 md:pb-14">
      <p className="font-[650] tracking-wide [text-shadow:0_1px_12px_#141a33]">{kind}</p>
      <h1
        tabIndex={-1}
        className="mt-2 max-w-[18ch] text-[clamp(2.25rem,1rem+5vw,4.25rem)] [overflow-wrap:anywhere] [text-shadow:0_2px_24px_#141a33b3]"
      >
        {name}
      </h1>
    </div>
  </header>
)
