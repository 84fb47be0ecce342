export type Example = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
  answer?: unknown
}
export const EXAMPLES: Record<string, Example> = {}
