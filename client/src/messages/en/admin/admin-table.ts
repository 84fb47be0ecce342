export const csv = 'CSV'
export const csvOfRows = (n: number) => (n === 1 ? 'Download the row as CSV' : `Download the ${n} rows as CSV`)
export const rowsShown = (n: number, more: boolean) =>
  more ? `${n} rows so far` : n === 1 ? '1 row' : n === 0 ? 'No rows' : `${n} rows`
export const moreRows = 'More rows'
export const loading = 'Loading the rows'
export const failed = 'The rows could not be loaded.'
export const tryAgain = 'Try again'
export const keys = 'Keys: arrows or J and K move, Enter opens.'
