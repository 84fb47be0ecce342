import { isMissing } from './trpc.ts'

type Query<Data> = { data: Data | null | undefined; error: unknown }

/**
 * The data of a query for a page: null where there is nothing for this person, undefined while it loads.
 * @throws every other error
 */
export function foundData<Data>({ data, error }: Query<Data>): Data | null | undefined {
  if (error && isMissing(error)) return null
  if (error && data === undefined) throw error
  return data
}
