import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Crowd, Person } from './people.ts'
import type { Journal } from './write-log.ts'

/** A call that takes longer hangs, ms. */
const HANGS = 20_000
/** Between two calls of one person, ms. */
const PAUSE = 8

type Outcome = 'done' | 'not known'

/** People who use the site until told to stop; each waits for an answer before going on. */
export class Load {
  readonly #base: () => string
  readonly #crowd: Crowd
  readonly #journal: Journal
  #going = false
  #workers: Promise<void>[] = []
  #turn = 0

  constructor(base: () => string, crowd: Crowd, journal: Journal) {
    this.#base = base
    this.#crowd = crowd
    this.#journal = journal
  }

  start() {
    this.#going = true
    this.#workers = this.#crowd.people.map((person) => this.#use(person))
  }

  /** Lets everybody finish what they are about. */
  async stop() {
    this.#going = false
    await Promise.all(this.#workers)
  }

  async #use(person: Person) {
    const acts = [this.#write, this.#seat, this.#follow, this.#enquire, this.#look]
    while (this.#going) {
      this.#turn += 1
      await acts[this.#turn % acts.length]?.call(this, person)
      await sleep(PAUSE)
    }
  }

  /** Asks once; whatever comes of it is in the journal. */
  async ask(path: string, payload: object | null, token?: string): Promise<Outcome> {
    const journal = this.#journal
    const began = performance.now()
    journal.calls += 1
    try {
      const answer = await fetch(this.#base() + path, {
        method: payload ? 'POST' : 'GET',
        body: payload && JSON.stringify(payload),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        signal: AbortSignal.timeout(HANGS),
      })
      const text = await answer.text()
      if (answer.ok) return 'done'
      const took = performance.now() - began
      if (answer.status === 503 && answer.headers.get('retry-after')) {
        journal.refused += 1
        journal.refusals.push(took)
      } else journal.wrong.push(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    } catch (error) {
      // The process was killed under it, or it hangs.
      if (error instanceof Error && error.name === 'TimeoutError')
        journal.wrong.push(`${path} hung for ${HANGS / 1000} s`)
      journal.lost += 1
    } finally {
      journal.slowest = Math.max(journal.slowest, performance.now() - began)
    }
    return 'not known'
  }

  #other = ({ id }: Person) => {
    const others = this.#crowd.people.filter((person) => person.id !== id)
    return others[this.#turn % others.length] as Person
  }

  /** Sends a message as a browser does: under a key, again and again until it is acknowledged or people leave. */
  async #write(person: Person) {
    const [key, text] = [randomUUID(), `Chai at ${this.#turn}?`]
    const message = { text, acknowledged: false }
    this.#journal.messages.set(key, message)
    const draft = { userId: this.#other(person).id, text, key }
    do {
      message.acknowledged = (await this.ask('/trpc/messages.send', draft, person.token)) === 'done'
      if (!message.acknowledged) await sleep(200)
    } while (!message.acknowledged && this.#going)
  }

  /** What is not known of is left alone until somebody has looked: the call may yet be obeyed. */
  async #change(states: Map<string, boolean | null>, key: string, call: (on: boolean) => Promise<Outcome>) {
    const was = states.get(key) ?? false
    if (states.get(key) === null) return
    states.set(key, null)
    if ((await call(!was)) === 'done') states.set(key, !was)
  }

  #seat({ id, token }: Person) {
    const tour = this.#crowd.tours[this.#turn % this.#crowd.tours.length]
    return this.#change(this.#journal.seats, `${tour} ${id}`, (on) =>
      this.ask(`/api/tours/${tour}/${on ? 'join' : 'leave'}`, {}, token),
    )
  }

  #follow(person: Person) {
    const { id } = this.#other(person)
    return this.#change(this.#journal.follows, `${person.id} ${id}`, (on) =>
      this.ask(`/api/users/${id}/${on ? 'follow' : 'unfollow'}`, {}, person.token),
    )
  }

  async #enquire() {
    const message = randomUUID()
    const enquiry = { acknowledged: false }
    this.#journal.enquiries.set(message, enquiry)
    const form = { name: 'Asha', email: 'asha@example.in', phone: '98200 00000', message }
    enquiry.acknowledged = (await this.ask('/api/contact', form)) === 'done'
  }

  async #look({ token }: Person) {
    await this.ask('/api/tours', null, token)
  }
}
