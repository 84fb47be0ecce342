/** The part of autocannon that the benchmark uses; the package has no types of its own. */
declare module 'autocannon' {
  type Options = {
    url: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    connections: number
    /** Seconds; or else how many requests. */
    duration?: number
    amount?: number
    /** How often it counts, ms; a run ends with a count. */
    sampleInt?: number
    /** Seconds that an answer may take. */
    timeout?: number
  }
  type Result = {
    /** Seconds that it really took. */
    duration: number
    '2xx': number
    '4xx': number
    '5xx': number
    non2xx: number
    errors: number
    timeouts: number
    /** Milliseconds. */
    latency: { p99: number; max: number }
  }
  /** What runs, and its result. */
  export type Instance = Promise<Result> & { stop: () => void }
  export default function autocannon(options: Options): Instance
}
