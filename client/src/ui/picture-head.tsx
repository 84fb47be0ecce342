import { NoImage, Picture } from './picture.tsx'

/** `overlapped` leaves room at the bottom for the part of the page that covers it. */
const VARIANTS = {
  tall: {
    header: 'min-h-112 md:min-h-[max(36rem,40vw)]',
    text: 'pb-10 md:pb-14',
    title: 'max-w-[18ch] text-[clamp(2.25rem,1rem+5vw,4.25rem)]',
  },
  overlapped: {
    header: 'min-h-92 md:min-h-[max(32rem,40vw)]',
    text: 'pb-28 md:pb-32',
    title: 'max-w-[20ch] text-[clamp(2.25rem,1rem+5vw,4rem)]',
  },
}

type Props = {
  variant: keyof typeof VARIANTS
  /** The URL of the picture; null for none. */
  image: string | null
  /** A few words above the title. */
  label: string
  title: string
  /** A sentence below the title. */
  pitch?: string
}

/** The header of a page: its title over a picture. */
export function PictureHead({ variant, image, label, title, pitch }: Props) {
  const styles = VARIANTS[variant]
  return (
    <header className={`relative flex items-end overflow-hidden bg-night text-on-night ${styles.header}`}>
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
      <div className={`wrap relative pt-28 ${styles.text}`}>
        <p className="font-[650] tracking-wide [text-shadow:0_1px_12px_#141a33]">{label}</p>
        <h1
          tabIndex={-1}
          className={`mt-2 [overflow-wrap:anywhere] [text-shadow:0_2px_24px_#141a33b3] ${styles.title}`}
        >
          {title}
        </h1>
        {pitch && <p className="mt-3 max-w-[48ch] text-lg [text-shadow:0_1px_12px_#141a33]">{pitch}</p>}
      </div>
    </header>
  )
}
