import type { Fields } from './calls/rest-request.ts'
import type { Things } from './calls/things.ts'

/** What a documented path is held to, besides the valid call of its procedure. */
export type Case = {
  /** Fields of the request that differ from the valid call, and things. */
  with?: Fields
  things?: Partial<Things>
  /** The expected values; the shape is checked against the document. */
  says?: unknown
  status?: number
  /** The message for something that does not exist. */
  missing?: string
  /** The field in which the id of another user is rejected. */
  own?: 'userId' | 'currentUser'
  /** Invalid fields, and the field that the error names. */
  bad?: { with: Fields; field: string; message?: string }
}

/** An id that is none, in this field. */
export const noId = (field: string): Case['bad'] => ({ with: { [field]: 'konkan' }, field })
