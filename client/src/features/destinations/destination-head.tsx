import { NoImage, Picture } from '../../ui/picture.tsx'

type Props = {
  name: string
  state: string
  pitch: string
  /** The URL of the picture. */
  image: string
}

/** The header of a destination's page: its name over its picture. */
export const DestinationHead = ({ name, state, pitch, image }: Props) => (
  <header className="relative flex min-h-92 items-end overflow-hidden bg-night text-on-night md:min-h-[max(32rem,40vw)]">
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
    <div className="wrap relative pt-28 pb-28 md:pb-32">
      <p className="font-[650] tracking-wide [text-shadow:0_1px_12px_#141a33]">{state}</p>
      <h1
        tabIndex={-1}
        className="mt-2 max-w-[20ch] text-[clamp(2.25rem,1rem+5vw,4rem)] [overflow-wrap:anywhere] [text-shadow:0_2px_24px_#141a33b3]"
      >
        {name}
      </h1>
      <p className="mt-3 max-w-[48ch] text-lg [text-shadow:0_1px_12px_#141a33]">{pitch}</p>
    </div>
  </header>
)
