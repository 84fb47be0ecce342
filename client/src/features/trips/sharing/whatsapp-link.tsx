import { MessageCircle } from 'lucide-react'
import { whatsApp } from '../../../messages/en/trips/trip-sharing.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** Opens WhatsApp with a text and the address of a link. */
export const WhatsAppLink = ({ text, url }: { text: string; url: string }) => (
  <a
    href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
    target="_blank"
    rel="noopener noreferrer"
    className={`mt-2.5 ${buttonClass('main')}`}
  >
    <MessageCircle aria-hidden className="size-4.5" />
    {whatsApp}
  </a>
)
