/** A queue is full: that of one key (its share), or all of it. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  readonly of: 'key' | 'group' | 'total'
  constructor(of: 'key' | 'group' | 'total') {
    super(`The queue is full (${of}).`)
    this.of = of
  }
}

type Options = {
  /** Jobs that run at once. */
  slots: number
  /** Jobs of one key that run at once; by default all of them may. */
  slotsPerKey?: number
  /** Jobs that run at once while a key is alone, having entered the last `ALONE_AFTER` times; by default as otherwise. */
  slotsAlone?: number
  /** Jobs that wait at most: in total, of one key, and of the keys of one group. */
  waiting: number
  waitingPerKey?: number
  waitingPerGroup?: number
}

/** Whoever enters that often without anybody else is alone. */
const ALONE_AFTER = 200

/** Who a job is for: slots go round by key; a group is several keys with a bound in common. */
export type Owner = { key: string; group?: string }

/** The jobs of one key. */
type Lane = { running: number; waiting: { start: () => void; group: string | undefined }[] }

/**
 * Gives out slots, round-robin between the keys that wait: a key with a thousand jobs delays the one job of another key
 * by one turn, not by a thousand.
 */
export class FairQueue {
  readonly #limits: Required<Options>
  readonly #lanes = new Map<string, Lane>()
  /** Lanes with waiting jobs; the first is next. */
  readonly #order = new Set<Lane>()
  readonly #groups = new Map<string, number>()
  #lastKey = ''
  /** How often in a row the last key has entered. */
  #streak = 0
  #running = 0
  #waiting = 0

  constructor({ slotsPerKey, slotsAlone, waitingPerKey, waitingPerGroup, ...limits }: Options) {
    this.#limits = {
      ...limits,
      slotsPerKey: slotsPerKey ?? limits.slots,
      slotsAlone: slotsAlone ?? 0,
      waitingPerKey: waitingPerKey ?? limits.waiting,
      waitingPerGroup: waitingPerGroup ?? limits.waiting,
    }
  }

  get running() {
    return this.#running
  }

  get waiting() {
    return this.#waiting
  }

  /**
   * Calls `start` when a slot is free: before this returns, or later. Whoever was started calls `leave` at its end.
   * @throws QueueFull when as many wait as may
   */
  enter({ key, group }: Owner, start: () => void): void {
    const lane = this.#laneOf(key)
    this.#streak = key === this.#lastKey ? this.#streak + 1 : 0
    this.#lastKey = key
    // Others that wait have either no free slot or as many of their own as they may have, so nobody is overtaken here.
    if (lane.waiting.length === 0 && this.#mayRun(lane)) {
      this.#running += 1
      lane.running += 1
      start()
      return
    }
    const full = this.#fullFor(lane, group)
    if (full) {
      this.#dropIfIdle(key, lane)
      throw new QueueFull(full)
    }
    lane.waiting.push({ start, group })
    this.#order.add(lane)
    this.#count(group, 1)
    this.#startWaiting()
  }

  /** Gives a slot of this key's back, to whoever is next. */
  leave({ key }: Owner): void {
    const lane = this.#laneOf(key)
    this.#running -= 1
    lane.running -= 1
    this.#startWaiting()
    this.#dropIfIdle(key, lane)
  }

  /** Jobs of this key, and of this group, that wait. */
  waitingOf({ key, group }: Owner): { key: number; group: number } {
    return { key: this.#lanes.get(key)?.waiting.length ?? 0, group: this.#groups.get(group ?? '') ?? 0 }
  }

  /** Whether a job of this owner's would be refused now. */
  isFull({ key, group }: Owner): boolean {
    return this.#fullFor(this.#lanes.get(key), group) !== null
  }

  #laneOf(key: string): Lane {
    const known = this.#lanes.get(key)
    if (known) return known
    const lane: Lane = { running: 0, waiting: [] }
    this.#lanes.set(key, lane)
    return lane
  }

  get #isAlone(): boolean {
    return this.#limits.slotsAlone > 0 && this.#streak >= ALONE_AFTER
  }

  get #slots(): number {
    return this.#isAlone ? this.#limits.slotsAlone : this.#limits.slots
  }

  #mayRun(lane: Lane): boolean {
    if (this.#running >= this.#slots) return false
    return this.#isAlone || lane.running < this.#limits.slotsPerKey
  }

  #startWaiting() {
    for (const lane of this.#order) {
      if (this.#running >= this.#slots) return
      if (!this.#mayRun(lane)) continue
      this.#order.delete(lane)
      const job = lane.waiting.shift()
      if (!job) continue
      if (lane.waiting.length > 0) this.#order.add(lane) // behind the others, so that this loop comes to it again
      this.#count(job.group, -1)
      this.#running += 1
      lane.running += 1
      job.start()
    }
  }

  #fullFor(lane: Lane | undefined, group: string | undefined): QueueFull['of'] | null {
    const { waiting, waitingPerKey, waitingPerGroup } = this.#limits
    if (lane && lane.waiting.length >= waitingPerKey) return 'key'
    if (group !== undefined && (this.#groups.get(group) ?? 0) >= waitingPerGroup) return 'group'
    return this.#waiting >= waiting ? 'total' : null
  }

  #dropIfIdle(key: string, { running, waiting }: Lane) {
    if (running === 0 && waiting.length === 0) this.#lanes.delete(key)
  }

  #count(group: string | undefined, by: 1 | -1) {
    this.#waiting += by
    if (group === undefined) return
    const count = (this.#groups.get(group) ?? 0) + by
    if (count > 0) this.#groups.set(group, count)
    else this.#groups.delete(group)
  }
}
