/** A help article. `asks`: questions that it answers. `text` may have links to the site's pages, as `[words](/path)`. */
export type Article = { id: string; title: string; asks: string[]; text: string }
