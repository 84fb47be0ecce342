import * as z from 'zod/mini'

/**
 * The shape of what our own statements make, for callers and for the API's description. It is not checked at each
 * answer, which would cost a list more than its statement does; the tests check it.
 */
export function skipOutputValidation<T extends z.ZodMiniType<object>>(schema: T): T {
  const unchecked = z.clone(schema)
  unchecked.parseAsync = async (value) => value as z.output<T>
  return unchecked
}
