/** The state after the last acknowledged call; null when the outcome of a call is unknown. */
type State = boolean | null

/** The writes that were requested and acknowledged, recorded outside the server. */
export class WriteLog {
  /** By text; each is written once. */
  readonly enquiries = new Map<string, { acknowledged: boolean }>()
  /** By idempotency key, like those to the group of a tour. */
  readonly messages = new Map<string, { text: string; acknowledged: boolean }>()
  readonly groupMessages = new Map<string, { text: string; acknowledged: boolean }>()
  /**
   * Edits of a shared trip. Each adds one to the number in the title of an item that nobody else has changed meanwhile, so the
   * numbers add up to the applied edits; `unknown`: those without an answer.
   */
  readonly edits = { applied: 0, unknown: 0 }
  readonly expenses = new Map<string, { text: string; acknowledged: boolean }>()
  /** Whether a user's vote in the group's poll is for its second choice, by `user`. */
  readonly votes = new Map<string, State>()
  /** Whether a user has a seat or a place on the waitlist, by `tour user`. */
  readonly seats = new Map<string, State>()
  /** Whether a user follows another, by `follower followed`. */
  readonly follows = new Map<string, State>()
  /** Whether a user's swipe on somebody who likes everybody was right, and so made a match, by `user other`. */
  readonly matches = new Map<string, State>()
  /** Answers that must not happen. */
  readonly wrong: string[] = []
  calls = 0
  refused = 0
  lost = 0
  /** The slowest call, ms. */
  slowest = 0
  /** The duration of each refused call, ms. */
  refusals: number[] = []
}
