import postgres from 'postgres'

/** A connection of the test's own, for inspecting the database and for changes that the API does not allow. */
export const openSql = (url: string) => postgres(url, { max: 1, onnotice: () => {} })
