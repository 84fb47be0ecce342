import type { Home, HomeTask } from '@saathi/shared/home/schema'
import { amountWords } from '../../lib/amount-words.ts'
import * as text from '../../messages/en/home/next-trip.ts'
import type { HomeCard } from './home-card.ts'
import { settleLink, type TaskLink, taskLink, taskWords } from './task-words.ts'

export type TileKind = HomeTask['kind'] | 'owed' | 'invitation' | 'question'

/** What waits for the user, in two lines with the way to it. `of`: the id of its tour, trip or choice. */
export type Tile = TaskLink & { kind: TileKind; of: string; words: string; title: string }

type Waiting = Pick<Home, 'tasks' | 'invitations' | 'questions' | 'choices' | 'owed' | 'after'>

const taskOf = (task: HomeTask) => ('ledger' in task ? task.ledger.id : task.tourId)
/** A card of an ended trip leads to these itself. */
const ON_CARD = ['pay', 'confirm', 'owed', 'write']

/**
 * What waits for the user, that of a trip that ended lately first; without what the card above says. Answers that an older
 * version kept on this device have less.
 */
export function tilesOf(home: Waiting, card: HomeCard): Tile[] {
  const { tasks, invitations = [], questions = [], choices = [], owed = [] } = home
  const tiles: Tile[] = [
    ...invitations.map(({ tripId, title, host }) => ({
      ...({ kind: 'invitation', of: tripId, to: '/trips', hash: tripId } as const),
      ...{ words: text.invitesYou(host), title },
    })),
    ...questions.map(({ tourId, title, count }) => ({
      ...({ kind: 'question', of: tourId, to: '/tours', search: { tour: tourId }, hash: 'questions' } as const),
      ...{ words: text.answerQuestions(count), title },
    })),
    ...choices.map(({ choiceId, title, kind }) => ({
      ...({ kind: 'vote', of: choiceId, to: `/choices/${choiceId}` } as const),
      ...{ words: kind === 'vote' ? text.voteWhere : text.openChosen, title },
    })),
    ...tasks.map((task) => ({
      ...{ kind: task.kind, of: taskOf(task), ...taskLink(task) },
      ...{ words: taskWords(task), title: task.title },
    })),
    ...owed.map(({ ledger, title, paise }) => ({
      ...({ kind: 'owed', of: ledger.id, ...settleLink(ledger) } as const),
      ...{ words: text.youAreOwed(amountWords(paise)), title },
    })),
  ]
  const afterId = home.after?.journey._id
  const isAfter = ({ of, kind }: Tile) => of === afterId && ON_CARD.includes(kind)
  const others = tiles.filter((tile) => !isAfter(tile))
  return card.kind === 'after' ? others : [...tiles.filter(isAfter), ...others]
}
