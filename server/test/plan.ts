/** A node of a query plan, from EXPLAIN in JSON. */
export type Node = Record<string, unknown> & { 'Node Type': string; Plans?: Node[] }

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]

/** The nodes of the plans in the result of `explain (format json)`. */
export const stepsOf = (answer: Record<string, unknown>[]): Node[] =>
  answer.flatMap((row) => (row['QUERY PLAN'] as { Plan: Node }[]).flatMap(({ Plan }) => all(Plan)))

/** Tables with a sequential scan. */
export const wholeTables = (steps: Node[]) =>
  steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'])

/** Indexes that are used. */
export const indexesOf = (steps: Node[]) => new Set(steps.flatMap((step) => step['Index Name'] ?? []))

/** How many rows of a table an executed plan has read, those included that a filter has removed. */
export const rowsRead = (steps: Node[], table: string) =>
  steps
    .filter((step) => step['Relation Name'] === table)
    .map((step) => {
      const per = Number(step['Actual Rows']) + Number(step['Rows Removed by Filter'] ?? 0)
      return Math.round(per * Number(step['Actual Loops']))
    })
    .reduce((sum, rows) => sum + rows, 0)
