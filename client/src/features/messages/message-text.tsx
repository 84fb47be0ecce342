import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { textParts } from './text-parts.ts'

/** What somebody wrote, as plain text. */
export const MessageText = ({ text }: { text: string }) =>
  textParts(text).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message do not move
    part.kind === 'link' ? <SleepingLink key={at} address={part.text} /> : part.text,
  )

/** An address leads nowhere until it is pressed; then it says where it leads, and may be followed. */
function SleepingLink({ address }: { address: string }) {
  const [awake, setAwake] = useState(false)
  const look = 'inline text-left font-[600] underline underline-offset-3 [overflow-wrap:anywhere]'
  if (!awake)
    return (
      <button
        type="button"
        title="Press to make this a link"
        onClick={() => setAwake(true)}
        className={`${look} decoration-dotted`}
      >
        {address}
      </button>
    )
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      ref={(link) => link?.focus()}
      className={look}
    >
      <ExternalLink aria-hidden className="mr-1 inline size-4" />
      Open {new URL(address).host}
      <span className="sr-only"> in a new tab</span>
    </a>
  )
}
