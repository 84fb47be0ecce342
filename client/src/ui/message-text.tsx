import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { textParts } from '../lib/text-parts.ts'
import * as words from '../messages/en/messages/messages.ts'

/** A message as plain text, with links that must be activated. */
export const MessageText = ({ text }: { text: string }) =>
  textParts(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
    part.kind === 'link' ? <GuardedLink key={index} address={part.text} /> : part.text,
  )

/** A link that works only after a first press, which shows its host. */
function GuardedLink({ address }: { address: string }) {
  const [active, setActive] = useState(false)
  const className = 'inline text-left font-[600] underline underline-offset-3 [overflow-wrap:anywhere]'
  if (!active)
    return (
      <button
        type="button"
        title={words.revealLink}
        onClick={() => setActive(true)}
        className={`${className} decoration-dotted`}
      >
        {address}
      </button>
    )
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      aria-label={words.openLinkInNewTab(new URL(address).host)}
      ref={(link) => link?.focus()}
      className={className}
    >
      <ExternalLink aria-hidden className="mr-1 inline size-4" />
      {words.openLink(new URL(address).host)}
    </a>
  )
}
