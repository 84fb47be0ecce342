import type { LedgerRef } from '@saathi/shared/expenses/schema'
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

/** Where a task is done: the hash asks the page for the act itself. */
export function taskLink(task: HomeTask): TaskLink {
  switch (task.kind) {
    case 'pay':
    case 'confirm':
      return settleLink(task.ledger)
    case 'accept':
      return { to: '/tours', search: { tour: task.tourId }, hash: 'requests' }
    case 'vote':
      return { to: `/${task.ofTrip ? 'trips' : 'tours'}/${task.tourId}/group`, hash: 'vote' }
    case 'write':
      return { to: '/references', hash: task.tourId }
  }
}

export const settleLink = ({ kind, id }: LedgerRef): TaskLink => ({ to: `/${kind}s/${id}/expenses`, hash: 'settle' })
