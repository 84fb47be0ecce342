import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TripChanged, TripItemFacts } from '@saathi/shared/trips/schema'
import { COUNTED, type Group, type Person } from './people.ts'
import type { WriteLog } from './write-log.ts'

/** A call that takes longer counts as hanging, ms. */
const HANG_MS = 20_000
/** Pause between two calls of one user, ms. */
const PAUSE_MS = 8

type Outcome = 'done' | 'unknown'

/** Users who call the server until stopped; each waits for an answer before the next call. */
export class Load {
  readonly #base: () => string
  readonly #group: Group
  readonly #writeLog: WriteLog
  #running = false
  #workers: Promise<void>[] = []
  #count = 0
  /** The shared items as each user has read them last. */
  #known = new Map<string, { version: number; items: Map<string, { version: number; facts: TripItemFacts }> }>()

  constructor(base: () => string, group: Group, writeLog: WriteLog) {
    this.#base = base
    this.#group = group
    this.#writeLog = writeLog
  }

  start() {
    this.#running = true
    this.#workers = this.#group.people.map((person) => this.#use(person))
  }

  /** Waits for the calls under way. */
  async stop() {
    this.#running = false
    await Promise.all(this.#workers)
  }

  async #use(person: Person) {
    const acts = [
      this.#write,
      this.#seat,
      this.#follow,
      this.#swipe,
      this.#enquire,
      this.#list,
      this.#talk,
      this.#vote,
      this.#edit,
      this.#spend,
    ]
    while (this.#running) {
      this.#count += 1
      await acts[this.#count % acts.length]?.call(this, person)
      await sleep(PAUSE_MS)
    }
  }

  /** One call; its outcome is recorded in the write log. */
  async ask(path: string, payload: object | null, token?: string): Promise<Outcome> {
    return (await this.#call(path, payload, token)) === null ? 'unknown' : 'done'
  }

  /** The same; returns the body of the answer, and null when the outcome is unknown. */
  async #call(path: string, payload: object | null, token?: string): Promise<string | null> {
    const writeLog = this.#writeLog
    const began = performance.now()
    writeLog.calls += 1
    try {
      const answer = await fetch(this.#base() + path, {
        method: payload ? 'POST' : 'GET',
        body: payload && JSON.stringify(payload),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        signal: AbortSignal.timeout(HANG_MS),
      })
      const text = await answer.text()
      if (answer.ok) return text
      const took = performance.now() - began
      if (answer.status === 503 && answer.headers.get('retry-after')) {
        writeLog.refused += 1
        writeLog.refusals.push(took)
      } else writeLog.wrong.push(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    } catch (error) {
      // The server process was killed, or the call hangs.
      if (error instanceof Error && error.name === 'TimeoutError')
        writeLog.wrong.push(`${path} hung for ${HANG_MS / 1000} s`)
      writeLog.lost += 1
    } finally {
      writeLog.slowest = Math.max(writeLog.slowest, performance.now() - began)
    }
    return null
  }

  #other = ({ id }: Person) => {
    const others = this.#group.people.filter((person) => person.id !== id)
    return others[this.#count % others.length] as Person
  }

  #write(person: Person) {
    const draft = { userId: this.#other(person).id, text: `Chai at ${this.#count}?` }
    return this.#send(this.#writeLog.messages, '/trpc/messages.send', draft, person)
  }

  #talk(person: Person) {
    const draft = { tourId: this.#group.shared.tourId, text: `Chai for all at ${this.#count}?` }
    return this.#send(this.#writeLog.groupMessages, '/trpc/groups.send', draft, person)
  }

  /** Adds an expense for two to the ledger of one of the tours that all share. */
  #spend(person: Person) {
    const { ledgers } = this.#group.shared
    const people = [person.id, this.#other(person).id]
    const text = `Chai at ${this.#count}`
    const expense = {
      ...{ title: text, category: 'food', day: '2026-11-20', amountPaise: 1_001 },
      payers: [{ id: person.id, paise: 1_001 }],
      split: { how: 'equal', people },
    }
    const ledger = { kind: 'tour', id: ledgers[this.#count % ledgers.length] as string }
    return this.#send(this.#writeLog.expenses, '/trpc/expenses.add', { text, ledger, expense }, person)
  }

  /** Sends a message as the client does: with an idempotency key, repeated until it is acknowledged. */
  async #send(
    sent: WriteLog['messages'],
    path: string,
    draft: { text: string; [field: string]: unknown },
    { token }: Person,
  ) {
    const key = randomUUID()
    const message = { text: draft.text, acknowledged: false }
    sent.set(key, message)
    do {
      message.acknowledged = (await this.ask(path, { ...draft, key }, token)) === 'done'
      if (!message.acknowledged) await sleep(200)
    } while (!message.acknowledged && this.#running)
  }

  /** Adds one to the number of a shared item, and repeats the call with its key until it is answered. */
  async #edit({ id, token }: Person) {
    const { tripId, items } = this.#group.shared
    const { edits } = this.#writeLog
    const known = this.#known.get(id) ?? { version: 0, items: new Map() }
    this.#known.set(id, known)
    const itemId = items[this.#count % items.length] as string
    const { version: base, facts } = known.items.get(itemId) ?? { version: 1, facts: COUNTED }
    const key = randomUUID()
    // The note makes the edit another one than those of others that have counted to the same number.
    const item = { ...facts, title: `${Number(facts.title) + 1}`, note: key }
    const call = { tripId, version: known.version, changes: [{ op: 'put', id: itemId, base, item }], key }
    edits.unknown += 1
    let answer: string | null = null
    do {
      answer = await this.#call('/trpc/trips.change', call, token)
      if (answer === null) await sleep(200)
    } while (answer === null && this.#running)
    if (answer === null) return
    edits.unknown -= 1
    const changed: TripChanged = JSON.parse(answer).result.data
    if (changed.rejected.length === 0) edits.applied += 1
    known.version = changed.version
    for (const { id, version, removed, ...facts } of changed.items) known.items.set(id, { version, facts })
  }

  /** Changes the user's one vote between two choices. */
  #vote({ id, token }: Person) {
    const { tourId, poll } = this.#group.shared
    return this.#change(this.#writeLog.votes, id, (on) =>
      this.ask('/trpc/groups.vote', { tourId, number: poll, choices: [on ? 1 : 0] }, token),
    )
  }

  /** After an unknown outcome the state is left alone until the next check, since the call may still be executed. */
  async #change(states: Map<string, boolean | null>, key: string, call: (on: boolean) => Promise<Outcome>) {
    const was = states.get(key) ?? false
    if (states.get(key) === null) return
    states.set(key, null)
    if ((await call(!was)) === 'done') states.set(key, !was)
  }

  #seat({ id, token }: Person) {
    const tour = this.#group.tours[this.#count % this.#group.tours.length]
    return this.#change(this.#writeLog.seats, `${tour} ${id}`, (on) =>
      this.ask(`/api/tours/${tour}/${on ? 'join' : 'leave'}`, {}, token),
    )
  }

  #follow(person: Person) {
    const { id } = this.#other(person)
    return this.#change(this.#writeLog.follows, `${person.id} ${id}`, (on) =>
      this.ask(`/api/users/${id}/${on ? 'follow' : 'unfollow'}`, {}, person.token),
    )
  }

  #swipe({ id, token }: Person) {
    const other = this.#group.admirers[this.#count % this.#group.admirers.length] as string
    return this.#change(this.#writeLog.matches, `${id} ${other}`, (on) =>
      this.ask('/trpc/matching.swipe', { userId: id, swipedUserId: other, action: on ? 'right' : 'left' }, token),
    )
  }

  async #enquire() {
    const message = randomUUID()
    const enquiry = { acknowledged: false }
    this.#writeLog.enquiries.set(message, enquiry)
    const form = { name: 'Asha', email: 'asha@example.in', phone: '98200 00000', message }
    enquiry.acknowledged = (await this.ask('/api/contact', form)) === 'done'
  }

  async #list({ token }: Person) {
    await this.ask('/api/tours', null, token)
  }
}
