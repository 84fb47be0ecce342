import type { Traveller } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { buttonClass, type Variant } from '../../../ui/button.tsx'

type Props = {
  person: Pick<Traveller, '_id'>
  /** The accessible name of a link that shows only its icon. */
  about?: string
  variant?: Variant
  className?: string
  children?: string
}

/** Opens the conversation with the host or a guest of a tour. */
export const MessageLink = ({ person, about, variant = 'quiet', className = '', children }: Props) => (
  <Link
    to="/messages/$userId"
    params={{ userId: person._id }}
    aria-label={about}
    className={`${buttonClass(variant)} ${children ? '' : 'w-12 px-0!'} ${className}`}
  >
    <MessageCircle aria-hidden className="size-4.5" />
    {children}
  </Link>
)
