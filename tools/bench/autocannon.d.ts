/** The part of autocannon that the benchmark uses; the package has no types of its own. */
declare module 'autocannon' {
  type Options = {
    url: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    connections: number
    /** Seconds; alternatively `amount` requests. */
    duration?: number
    amount?: number
    /** The sampling interval, ms; a run ends with a sample. */
    sampleInt?: number
    /** The timeout of a response, seconds. */
    timeout?: number
  }
  type Result = {
    /** The actual duration, seconds. */
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
  /** A running benchmark, which resolves to its result. */
  export type Instance = Promise<Result> & { stop: () => void }
  export default function autocannon(options: Options): Instance
}
