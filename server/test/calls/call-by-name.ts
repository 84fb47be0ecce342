import type { Caller, ProcedureName } from '../../src/router.ts'

type AnyCaller = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

/** Calls a procedure by its name. A stream is read to its end, and its parts are returned. */
export async function callByName(api: Caller, name: ProcedureName, input?: object): Promise<unknown> {
  const [noun = '', verb = ''] = name.split('.')
  const answer = await (api as unknown as AnyCaller)[noun]?.[verb]?.(input)
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return answer
  const parts: unknown[] = []
  for await (const part of answer as AsyncIterable<unknown>) parts.push(part)
  return parts
}
