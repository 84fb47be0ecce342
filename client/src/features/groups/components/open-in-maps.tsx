import { MapPin } from 'lucide-react'
import * as text from '../../../messages/en/groups/groups.ts'

/** Opens the link of a meeting point. */
export const OpenInMaps = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-[650] text-sm text-teal underline-offset-4 hover:underline"
  >
    <MapPin aria-hidden className="size-4" />
    {text.openInMaps}
  </a>
)
