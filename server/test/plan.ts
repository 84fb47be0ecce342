/** A step of a plan, as EXPLAIN tells it in JSON. */
export type Node = Record<string, unknown> & { 'Node Type': string; Plans?: Node[] }

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]

/** The steps of the plans that an `explain (format json)` answered. */
export const stepsOf = (answer: Record<string, unknown>[]): Node[] =>
  answer.flatMap((row) => (row['QUERY PLAN'] as { Plan: Node }[]).flatMap(({ Plan }) => all(Plan)))

/** Tables that are read from end to end. */
export const wholeTables = (steps: Node[]) =>
  steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'])

/** Indexes that are read. */
export const indexesOf = (steps: Node[]) => new Set(steps.flatMap((step) => step['Index Name'] ?? []))
