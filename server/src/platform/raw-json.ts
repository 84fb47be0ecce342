type Text = {
  whole: string
  /** Of its items alone, an array. */
  items: string
}

const texts = new WeakMap<object, Text>()

/** The text of an answer that is JSON already; undefined for any other. */
export const rawJsonOf = (answer: object): Text | undefined => texts.get(answer)

/**
 * A page whose items are JSON already, as the database made them. It is sent as it stands, and its items are read only
 * for whoever looks at them, so that no list is read and written again on its way through.
 * @param items the JSON of an array
 */
export function rawJsonPage<Item, Rest extends { nextCursor: string | null }>(
  items: string,
  rest: Rest,
): Rest & { items: Item[] } {
  let read: Item[] | undefined
  const page = {
    get items(): Item[] {
      read ??= JSON.parse(items) as Item[]
      return read
    },
    ...rest,
  }
  texts.set(page, { items, whole: `{"items":${items},${JSON.stringify(rest).slice(1)}` })
  return page
}
