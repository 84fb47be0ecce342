import { isOperator } from './find-name.ts'

const HEADS_MAX = 400
/** A line of the head of a mail. */
const HEAD_LINE =
  /^[ *]{0,3}(?:from|to|cc|bcc|reply-to|delivered-to|return-path|sent|date|sender|subject|received|message-id|mime-version|content-[a-z-]{2,30}|x-[a-z-]{2,40})[ *]{0,3}:/i
const FOLDED = /^[ \t]+\S/
const SUBJECT = /^[ *]{0,3}subject[ *]{0,3}:/i
/** A line of a head that names people by their addresses, or one that no ticket has. */
const OF_MAIL =
  /^[ *]{0,3}(?:(?:from|to|cc|bcc|reply-to|sender)[ *]{0,3}:.*[@<]|(?:sent|delivered-to|return-path|received|message-id|mime-version)[ *]{0,3}:)/i
const SENDER = /^[ *]{0,3}from[ *]{0,3}: ?["']?([A-Z][^"'<@\n]{2,50}?)["']? ?</i
const DATED = /^[ *]{0,3}date[ *]{0,3}:.*\d:\d\d/i
/** `From: Asha` above `To: ravi`, who are people. */
const BETWEEN_PEOPLE = /^From ?: ?[^\n]{1,80}\nTo ?: ?[a-z]/
const FORWARDED = /forwarded message|original message/i
/** A line of a head wherever it stands. */
const ADDRESSED =
  /^[ *]{0,8}(?:from|to|cc|bcc|reply-to|delivered-to|return-path|sender) ?:[^\n]{0,200}@[^\n]{0,200}$/gim
const REPLY = /^[> ]{0,8}On [^\n]{5,120}(?:\n[^\n]{0,80})?\bwrote:[ \t]*$/im
const REPLIES = new RegExp(REPLY.source, 'gim')

/** Whether lines that look like a head of a mail are one, and not the way and the day of a journey. */
function isHead(lines: readonly string[], above: string): boolean {
  if (FORWARDED.test(above)) return true
  const isDated = lines.some((line) => SUBJECT.test(line)) && lines.some((line) => DATED.test(line))
  return lines.length > 1 && (isDated || lines.some((line) => OF_MAIL.test(line)))
}

/** The operator of buses that a line of a head names as the sender; empty for a person, or a receiver. */
function operatorOf(line: string): string {
  const name = SENDER.exec(line)?.[1] ?? ''
  return isOperator(name) ? name : ''
}

/**
 * A mail without the lines of its heads, whose receivers and dates are none of the journey. Of its senders, an operator
 * often has its name nowhere else.
 */
export function withoutHead(whole: string): string {
  const lines = whole.replace(REPLIES, '').split('\n')
  const kept: string[] = []
  let above = ''
  for (let at = 0, heads = 0; at < lines.length; ) {
    let end = at
    while (end < lines.length && (HEAD_LINE.test(lines[end] ?? '') || (end > at && FOLDED.test(lines[end] ?? ''))))
      end++
    const block = lines.slice(at, end)
    const isFirst = at === 0 && BETWEEN_PEOPLE.test(block.join('\n'))
    if (end > at && heads < HEADS_MAX && (isFirst || isHead(block, above))) {
      kept.push(...block.map(operatorOf).filter(Boolean), ...block.filter((line) => SUBJECT.test(line)))
      heads++
    } else kept.push(...(end > at ? block : [lines[at] ?? '']))
    const last = lines[Math.max(end - 1, at)] ?? ''
    if (last.trim() !== '') above = last
    at = Math.max(end, at + 1)
  }
  return kept.join('\n').replace(ADDRESSED, operatorOf)
}

/** A mail without the one that it answers. */
export function withoutReply(text: string): string {
  const at = text.search(REPLY)
  return at < 0 ? text : text.slice(0, at)
}
