import { imageSet, imageSrc } from '../lib/image-src.ts'
import { NoImage } from './picture.tsx'
import { ScenePicture } from './scene-picture.tsx'

type Props = { image: string | null; sizes: string; className?: string }

/** The picture of a card whose text says what it shows; fills its box. */
export const CoverPicture = ({ image, sizes, className = 'size-full' }: Props) => (
  <ScenePicture
    src={image && imageSrc(image)}
    srcSet={image ? imageSet(image) : undefined}
    sizes={sizes}
    alt=""
    fallback={<NoImage />}
    className={`object-cover ${className}`}
  />
)
