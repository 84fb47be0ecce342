import * as text from '../../../messages/en/groups/groups.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import type { Outgoing } from '../hooks/use-group-outbox.ts'
import { Bubble } from './bubble.tsx'
import { Quote } from './quote.tsx'

type Props = {
  message: Outgoing
  onShow: (number: number) => void
  onResend: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** A message that the server does not have yet, with its error and ways out if sending failed. */
export const OutgoingRow = ({ message, onShow, onResend, onDiscard }: Props) => (
  <li className="grid justify-items-end pl-2">
    <Bubble own>
      <span className="sr-only">{text.you} </span>
      {message.replyTo && <Quote {...message.replyTo} own onShow={onShow} />}
      {message.picture && <span className="block text-sm">{text.picture}</span>}
      <span className="whitespace-pre-wrap">
        <MessageText text={message.text} />
      </span>
      {!message.error && (
        <span className="mt-px block text-right text-[#c9cbe0] text-xs">{message.waits ?? text.sending}</span>
      )}
    </Bubble>
    {message.error && (
      <p role="alert" className="mt-1 text-right text-sm text-terra">
        {message.error}{' '}
        <button type="button" onClick={() => onResend(message)} className="px-1 py-2 font-[650] underline">
          {text.tryAgain}
        </button>{' '}
        <button type="button" onClick={() => onDiscard(message)} className="px-1 py-2 font-[650] underline">
          {text.discard}
        </button>
      </p>
    )}
  </li>
)
