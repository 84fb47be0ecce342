import type { RealtimeEvent } from '@saathi/shared/messages/schema'
import type { Db } from '../db/client.ts'

/**
 * Somebody who is told of a change; `id` null: only of a notification. `noticed`: the change has created a notification
 * for them.
 */
export type Told = { id: string | null; userId: string; noticed?: boolean }

/** A person with an open stream who was shown what has the id. */
export type Viewer = { id: string; userId: string }

/** One kind of changes, such as those of tours: how processes tell each other of them, and which people hear. */
export type Topic<Change> = {
  /** The characters with which its texts begin; two topics share none, and earlier builds know them. */
  codes: string
  /** The character of what only the browsers of one user hear. */
  ownCode?: string
  toText: (change: Change) => string
  fromText: (text: string) => Change
  /**
   * Who is told, by one statement for all changes. Nobody is told of what they may not see.
   * @param viewersOf those with open streams who were shown what has one of these ids
   */
  readAudience: (db: Db, changes: Change[], viewersOf: (ids: string[]) => Viewer[]) => Promise<Told[]>
  /** The event for browsers; null: anything of this kind may have changed. */
  toEvent: (id: string | null) => RealtimeEvent
}

/** A topic among others, whose changes are known as texts. */
export type AnyTopic = Pick<Topic<unknown>, 'codes' | 'ownCode' | 'toEvent'> & {
  readAudienceOf: (db: Db, texts: string[], viewersOf: (ids: string[]) => Viewer[]) => Promise<Told[]>
}

export const createTopic = <Change>(topic: Topic<Change>): Topic<Change> & AnyTopic => ({
  ...topic,
  readAudienceOf: (db, texts, viewersOf) => topic.readAudience(db, texts.map(topic.fromText), viewersOf),
})
