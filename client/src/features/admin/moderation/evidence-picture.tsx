import { imageSrc } from '../../../lib/image-src.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Picture } from '../../../ui/picture.tsx'

type Props = { picture: string; alt: string }

/** A picture of the evidence in full; a sentence where it is deleted. */
export const EvidencePicture = ({ picture, alt }: Props) => (
  <Picture
    src={imageSrc(picture)}
    alt={alt}
    className="max-h-72 w-full rounded-xl bg-sunk object-contain"
    fallback={<p className="rounded-xl bg-sunk px-3 py-2 text-muted text-sm">{text.pictureGone}</p>}
  />
)
