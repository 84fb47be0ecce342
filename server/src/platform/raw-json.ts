type RawJson = {
  whole: string
  /** The items of a page alone, an array. */
  items: string
}

const texts = new WeakMap<object, RawJson>()

/** The JSON text of a page made by `rawJsonPage`; undefined for any other response. */
export const rawJsonOf = (answer: object): RawJson | undefined => texts.get(answer)

/**
 * A page whose items are JSON from the database. REST and tRPC send the text as it is; the items are parsed only when a
 * caller reads them.
 * @param items the JSON of an array
 */
export function rawJsonPage<Item, Rest extends { nextCursor: string | null }>(
  items: string,
  rest: Rest,
): Rest & { items: Item[] } {
  let parsed: Item[] | undefined
  const page = {
    get items(): Item[] {
      parsed ??= JSON.parse(items) as Item[]
      return parsed
    },
    ...rest,
  }
  texts.set(page, { items, whole: `{"items":${items},${JSON.stringify(rest).slice(1)}` })
  return page
}

/** An object whose values are JSON. tRPC sends the texts as they are; a value is parsed only when a caller reads it. */
export function rawJsonObject(values: Record<string, string>): Record<string, unknown> {
  const object = {}
  let whole = '' // grows by references to the texts, where join() would copy megabytes
  for (const [name, value] of Object.entries(values)) {
    whole += `${whole === '' ? '{' : ','}${JSON.stringify(name)}:${value}`
    let parsed: { value: unknown } | undefined
    const get = () => {
      parsed ??= { value: JSON.parse(value) }
      return parsed.value
    }
    Object.defineProperty(object, name, { get, enumerable: true })
  }
  whole = whole === '' ? '{}' : `${whole}}`
  texts.set(object, { whole, items: whole })
  return object
}
