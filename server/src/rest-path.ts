import * as z from 'zod/mini'

/** A documented path below /api, which calls its procedure with the fields of the path and of the query or body. */
export type RestPath = {
  method: 'GET' | 'POST'
  path: string
  /** One line for the API document. */
  summary: string
  /** Error statuses besides those that follow from its access and its input, such as 404. */
  errors: number[]
  /** Defaults for missing query fields: a list returns its maximum number of items. */
  defaultInput?: { limit: number; participants?: number }
  /** Converts the procedure's output to the documented shape. */
  as?: { schema: z.core.$ZodType; from: (output: never) => object }
  /** The path names a tour or trip, whose ledger is the field `ledger` of the procedure's input. */
  ledger?: 'tour' | 'trip'
  /** The path is documented outside of /api too. */
  atRoot?: true
}

type Options = Partial<Pick<RestPath, 'as' | 'errors' | 'defaultInput' | 'atRoot'>>

const at =
  (method: RestPath['method'], shared: Options = {}) =>
  (path: string, summary: string, options: Options = {}): { rest: RestPath[] } => ({
    rest: [{ method, path, summary, errors: [], ...shared, ...options }],
  })

// The path of a procedure, for its meta data.
export const restGet = at('GET')
export const restPost = at('POST')
/** Responds with a plain array; a `Link` header names the next page. */
export const restList = at('GET', { defaultInput: { limit: 100 } })

/** The documented shape of a list that is an array. */
export const asItems = (item: z.core.$ZodType) => ({
  schema: z.array(item),
  from: ({ items }: { items: object[] }) => items,
})

/** The documented shape of a page whose cursor is in the `Link` header only. */
export const withoutCursor = <Shape extends { nextCursor: z.core.$ZodType }>(page: z.ZodMiniObject<Shape>) => ({
  schema: z.omit(page, { nextCursor: true } as never),
  from: ({ nextCursor, ...rest }: { nextCursor: string | null }) => rest,
})
