/** A transfer as the diagram needs it: whether it is the reader's own, and whether it is marked as paid. */
export type Flow = { id: string; from: string; to: string; paise: number; mine: boolean; claimed: boolean }

/** A person, or with a count the people who are shown as one. */
export type RibbonEnd = { id: string; others: number; paise: number; top: number; height: number; middle: number }
export type Ribbon = Flow & {
  path: string
  /** The position of the amount, in parts of the width and in pixels from the top; null where it would cover another. */
  label: { x: number; y: number } | null
}
export type RibbonLayout = { height: number; debtors: RibbonEnd[]; creditors: RibbonEnd[]; ribbons: Ribbon[] }

type Options = {
  /** The reader, who stands first. */
  me: string
  /** The width of the drawing. */
  width: number
  /** The least height of a person with their name. */
  slot: number
}

/** The most pixels that all ribbons share, and the most of one. */
const RIBBONS_HEIGHT = 220
const MAX_RIBBON = 72
const MIN_RIBBON = 3
const GAP = 22
/** The most people of whom each is shown. */
export const MAX_SHOWN = 8
const OTHERS = 'others'
/** The height of an amount, and where it stands on its ribbon. */
const LABEL_HEIGHT = 25
const LABEL_AT = 0.3

/** Lays out transfers as ribbons between debtors on the left and creditors on the right; their width is the amount. */
export function ribbonLayout(flows: Flow[], { me, width, slot }: Options): RibbonLayout {
  const { flows: shown, counts } = collapse(flows, me)
  const total = shown.reduce((sum, { paise }) => sum + paise, 0)
  const largest = Math.max(...shown.map(({ paise }) => paise))
  const scale = Math.min(RIBBONS_HEIGHT / total, MAX_RIBBON / largest)
  const thickness = ({ paise }: Flow) => Math.max(MIN_RIBBON, paise * scale)
  const side = (key: 'from' | 'to') => {
    const sums = new Map<string, { paise: number; height: number }>()
    for (const flow of shown) {
      const sum = sums.get(flow[key]) ?? { paise: 0, height: 0 }
      sums.set(flow[key], { paise: sum.paise + flow.paise, height: sum.height + thickness(flow) })
    }
    const rank = (id: string) => (id === me ? 0 : id === OTHERS ? 2 : 1)
    return [...sums]
      .map(([id, sum]) => ({ id, others: id === OTHERS ? counts[key] : 0, ...sum }))
      .sort((one, other) => rank(one.id) - rank(other.id) || other.paise - one.paise || (one.id < other.id ? -1 : 1))
  }
  const [left, right] = [side('from'), side('to')]
  const slotOf = (end: { height: number }) => Math.max(slot, end.height + GAP)
  const heightOf = (ends: { height: number }[]) => ends.reduce((sum, end) => sum + slotOf(end), 0)
  const height = Math.max(heightOf(left), heightOf(right))

  const place = (ends: typeof left): RibbonEnd[] => {
    const spare = ends.length === 0 ? 0 : (height - heightOf(ends)) / ends.length
    let top = 0
    return ends.map((end) => {
      const middle = top + (slotOf(end) + spare) / 2
      top += slotOf(end) + spare
      return { ...end, middle, top: middle - end.height / 2 }
    })
  }
  const [debtors, creditors] = [place(left), place(right)]
  return { height, debtors, creditors, ribbons: layOutRibbons(shown, debtors, creditors, thickness, width) }
}

function layOutRibbons(
  flows: Flow[],
  debtors: RibbonEnd[],
  creditors: RibbonEnd[],
  thickness: (flow: Flow) => number,
  width: number,
): Ribbon[] {
  const order = (ends: RibbonEnd[], id: string) => ends.findIndex((end) => end.id === id)
  const next = (ends: RibbonEnd[]) => new Map(ends.map(({ id, top }) => [id, top]))
  const [from, to] = [next(debtors), next(creditors)]
  const labels: number[] = []
  return flows
    .toSorted(
      (one, other) =>
        order(debtors, one.from) - order(debtors, other.from) || order(creditors, one.to) - order(creditors, other.to),
    )
    .map((flow) => {
      const thick = thickness(flow)
      const [start, end] = [from.get(flow.from) ?? 0, to.get(flow.to) ?? 0]
      from.set(flow.from, start + thick)
      to.set(flow.to, end + thick)
      const y = start + (end - start) * (3 * LABEL_AT ** 2 - 2 * LABEL_AT ** 3) + thick / 2
      const isFree = labels.every((other) => Math.abs(other - y) >= LABEL_HEIGHT)
      if (isFree) labels.push(y)
      const x = 1.5 * LABEL_AT * (1 - LABEL_AT) + LABEL_AT ** 3
      return { ...flow, path: ribbon(width, start, end, thick), label: isFree ? { x, y } : null }
    })
}

const fixed = (value: number) => Number(value.toFixed(1))

function ribbon(width: number, start: number, end: number, thick: number): string {
  const [top, target, below] = [fixed(start), fixed(end), fixed(end + thick)]
  const half = width / 2
  return `M0 ${top}C${half} ${top} ${half} ${target} ${width} ${target}V${below}C${half} ${below} ${half} ${fixed(start + thick)} 0 ${fixed(start + thick)}z`
}

/** With many people, all but the reader and those who pay or are paid by the reader become one on each side. */
function collapse(flows: Flow[], me: string) {
  const people = new Set(flows.flatMap(({ from, to }) => [from, to]))
  if (people.size <= MAX_SHOWN) return { flows, counts: { from: 0, to: 0 } }
  const own = flows.filter(({ from, to }) => from === me || to === me)
  const largest = own.toSorted((one, other) => other.paise - one.paise).slice(0, MAX_SHOWN)
  const named = new Set([me, ...largest.flatMap(({ from, to }) => [from, to])])
  const isNamed = (flow: Flow) => named.has(flow.from) && named.has(flow.to)
  const rest = flows.filter((flow) => !isNamed(flow))
  const others = (key: 'from' | 'to') => new Set(rest.map((flow) => flow[key]).filter((id) => !named.has(id))).size
  const merged = new Map<string, Flow>()
  for (const flow of rest) {
    const [from, to] = [flow.from, flow.to].map((id) => (named.has(id) ? id : OTHERS)) as [string, string]
    const id = `${from}:${to}`
    const mine = from === me || to === me
    merged.set(id, { id, from, to, mine, claimed: false, paise: (merged.get(id)?.paise ?? 0) + flow.paise })
  }
  return { flows: [...flows.filter(isNamed), ...merged.values()], counts: { from: others('from'), to: others('to') } }
}
