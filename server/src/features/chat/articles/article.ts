/** One thing that people ask about Saathi. `text` may hold links to our own pages, as `[words](/path)`. */
export type Article = { id: string; title: string; asks: string[]; text: string }
