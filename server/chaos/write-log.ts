/** What the last acknowledged call made of something; null once a call about it was not answered well. */
type State = boolean | null

/** What was asked of the site and what it acknowledged, kept outside of it. */
export class Journal {
  /** Written once each, by their text. */
  readonly enquiries = new Map<string, { acknowledged: boolean }>()
  /** By their keys. */
  readonly messages = new Map<string, { text: string; acknowledged: boolean }>()
  /** Whether somebody (`tour person`) is in a tour or in its queue. */
  readonly seats = new Map<string, State>()
  /** Whether somebody follows somebody (`follower followed`). */
  readonly follows = new Map<string, State>()
  /** What no answer should be. */
  readonly wrong: string[] = []
  calls = 0
  refused = 0
  lost = 0
  /** The longest that a call took, ms. */
  slowest = 0
  /** How long each refusal took, ms. */
  refusals: number[] = []
}
