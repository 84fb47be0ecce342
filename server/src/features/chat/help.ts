import MiniSearch from 'minisearch'
import { ARTICLES, type Article } from './articles.ts'
import { termsOf } from './words.ts'

/** From here on an article answers the question; below, it may only be about something near it. */
const ANSWERS = 0.5
const MAY_HELP = 0.28

export type Found = { article: Article; score: number; answers: boolean }

type Entry = { id: string; title: string; asks: string; text: string }

const index = new MiniSearch<Entry>({
  fields: ['title', 'asks', 'text'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: { boost: { asks: 3, title: 2 }, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
})
index.addAll(ARTICLES.map(({ asks, ...article }) => ({ ...article, asks: asks.join(' . ') })))

const ASKED = new Map(ARTICLES.map((article) => [article.id, [article.title, ...article.asks].map(termsOf)]))

/** How much a word tells: one that stands in few articles tells most, and one that stands in none the same. */
const weights = new Map<string, number>()
for (const asked of ASKED.values())
  for (const term of new Set(asked.flat())) weights.set(term, (weights.get(term) ?? 0) + 1)
const weightOf = (term: string) => Math.log(1 + ARTICLES.length / (weights.get(term) ?? 1))
const sumOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0)

/** The word of our own that a mistyped one stands for, where there is one. */
function spelt(term: string): string {
  if (weights.has(term) || term.length < 5) return term
  return (
    index
      .search(term)
      .find(({ terms }) => terms.some((each) => weights.has(each)))
      ?.terms.find((each) => weights.has(each)) ?? term
  )
}

/** How alike a question and one that we know are, 0-1: what they share against what both say. */
function likeness(question: Set<string>, known: string[]): number {
  const asked = new Set(known)
  const shared = [...question].filter((term) => asked.has(term))
  return shared.length === 0 ? 0 : (2 * sumOf(shared)) / (sumOf(question) + sumOf(asked))
}

/** The help articles nearest to a question, best first; those that have nothing to do with it are left out. */
export function findArticles(question: string, limit = 4): Found[] {
  const terms = new Set(termsOf(question).map(spelt))
  if (terms.size === 0) return []
  return index
    .search([...terms].join(' '))
    .slice(0, 10)
    .flatMap(({ id }) => {
      const article = articleOf(id)
      const score = Math.max(...(ASKED.get(id) ?? []).map((known) => likeness(terms, known)))
      return score >= MAY_HELP ? [{ article, score, answers: score >= ANSWERS }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}

/** The article of this id. @throws Error for none */
export function articleOf(id: string): Article {
  const article = ARTICLES.find((each) => each.id === id)
  if (!article) throw new Error(`no article ${id}`)
  return article
}
