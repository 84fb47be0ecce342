import postgres from 'postgres'

/** A connection of one's own to a database that something else uses: to look, and to do what no door allows. */
export const openSql = (url: string) => postgres(url, { max: 1, onnotice: () => {} })
