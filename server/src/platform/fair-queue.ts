/** The queue of a key, a group, or the whole queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  readonly of: 'key' | 'group' | 'total'
  constructor(of: 'key' | 'group' | 'total') {
    super(`The queue is full (${of}).`)
    this.of = of
  }
}

type Options = {
  /** The maximum number of running jobs. */
  slots: number
  /** The maximum number of running jobs of one key; by default `slots`. */
  slotsPerKey?: number
  /** The maximum number of running jobs while one key made the last `ALONE_AFTER` entries; by default as otherwise. */
  slotsAlone?: number
  /** The maximum number of waiting jobs: in total, of one key, and of one group. */
  waiting: number
  waitingPerKey?: number
  waitingPerGroup?: number
}

/** Consecutive entries after which a key counts as alone. */
const ALONE_AFTER = 200

/** The owner of a job: slots are shared fairly among keys; the keys of a group share a bound. */
export type Owner = { key: string; group?: string }

/** The jobs of one key. */
type Lane = { running: number; waiting: { start: () => void; group: string | undefined }[] }

/**
 * Gives slots to waiting keys in round-robin order, so that a key with a thousand jobs delays another key's job by one
 * job, not by a thousand.
 */
export class FairQueue {
  readonly #limits: Required<Options>
  readonly #lanes = new Map<string, Lane>()
  /** Lanes with waiting jobs; the first is next. */
  readonly #order = new Set<Lane>()
  readonly #groups = new Map<string, number>()
  #lastKey = ''
  /** Consecutive entries of the last key. */
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
   * Calls `start` when a slot is free, possibly before this returns. A started job calls `leave` when it ends.
   * @throws QueueFull
   */
  enter({ key, group }: Owner, start: () => void): void {
    const lane = this.#laneOf(key)
    this.#streak = key === this.#lastKey ? this.#streak + 1 : 0
    this.#lastKey = key
    // Other waiting jobs lack a free slot or have reached their own limit, so this job overtakes none.
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

  /** Frees a slot of this key and starts the next job. */
  leave({ key }: Owner): void {
    const lane = this.#laneOf(key)
    this.#running -= 1
    lane.running -= 1
    this.#startWaiting()
    this.#dropIfIdle(key, lane)
  }

  /** The number of waiting jobs of the key and of the group. */
  waitingOf({ key, group }: Owner): { key: number; group: number } {
    return { key: this.#lanes.get(key)?.waiting.length ?? 0, group: this.#groups.get(group ?? '') ?? 0 }
  }

  /** Whether `enter` would throw QueueFull if the job had to wait. */
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
      if (lane.waiting.length > 0) this.#order.add(lane) // at the end, so that this loop reaches it again
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
