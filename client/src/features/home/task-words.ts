import type { HomeTask } from '@saathi/shared/home/schema'
import { amountWords } from '../../lib/amount-words.ts'
import * as text from '../../messages/en/home/next-trip.ts'

/** A task in one line. */
export function taskWords(task: HomeTask): string {
  switch (task.kind) {
    case 'pay':
      return text.pay(amountWords(task.paise))
    case 'confirm':
      return text.paymentUnderWay
    case 'accept':
      return text.answerRequests(task.count)
    case 'vote':
      return text.voteIn(task.count)
    case 'write':
      return text.writeAbout(task.count, task.until)
  }
}

export type TaskLink = { to: string; search?: Record<string, string>; hash?: string }

/** The page on which a task is done. */
export function taskLink(task: HomeTask): TaskLink {
  if (task.kind === 'pay' || task.kind === 'confirm') return { to: `/${task.ledger.kind}s/${task.ledger.id}/expenses` }
  if (task.kind === 'vote') return { to: `/${task.ofTrip ? 'trips' : 'tours'}/${task.tourId}/group` }
  if (task.kind === 'accept') return { to: '/tours', search: { tour: task.tourId }, hash: 'requests' }
  return { to: '/references' }
}
