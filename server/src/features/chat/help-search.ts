import MiniSearch from 'minisearch'
import { ARTICLES, type Article } from './articles.ts'
import { extractKeywords } from './keywords.ts'

/** An article with this score or more answers the question. */
const ANSWER_SCORE = 0.5
/** Articles below this score are left out. */
const MIN_SCORE = 0.28

export type ArticleMatch = { article: Article; score: number; answers: boolean }

type Entry = { id: string; title: string; asks: string; text: string }

const index = new MiniSearch<Entry>({
  fields: ['title', 'asks', 'text'],
  tokenize: extractKeywords,
  processTerm: (term) => term,
  searchOptions: { boost: { asks: 3, title: 2 }, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
})
index.addAll(ARTICLES.map(({ asks, ...article }) => ({ ...article, asks: asks.join(' . ') })))

const QUESTION_TERMS = new Map(
  ARTICLES.map((article) => [article.id, [article.title, ...article.asks].map(extractKeywords)]),
)

/** Inverse document frequency of each word. A word that is in no article has the largest weight. */
const weights = new Map<string, number>()
for (const questions of QUESTION_TERMS.values())
  for (const term of new Set(questions.flat())) weights.set(term, (weights.get(term) ?? 0) + 1)
const weightOf = (term: string) => Math.log(1 + ARTICLES.length / (weights.get(term) ?? 1))
const sumOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0)

/** Replaces a misspelt word by the most similar word of the articles, if there is one. */
function correctSpelling(term: string): string {
  if (weights.has(term) || term.length < 5) return term
  return (
    index
      .search(term)
      .find(({ terms }) => terms.some((each) => weights.has(each)))
      ?.terms.find((each) => weights.has(each)) ?? term
  )
}

/** Weighted Dice coefficient of two questions' words, 0 to 1. */
function similarity(question: Set<string>, known: string[]): number {
  const knownTerms = new Set(known)
  const shared = [...question].filter((term) => knownTerms.has(term))
  return shared.length === 0 ? 0 : (2 * sumOf(shared)) / (sumOf(question) + sumOf(knownTerms))
}

/** The help articles that match a question, highest score first. */
export function findArticles(question: string, limit = 4): ArticleMatch[] {
  const terms = new Set(extractKeywords(question).map(correctSpelling))
  if (terms.size === 0) return []
  return index
    .search([...terms].join(' '))
    .slice(0, 10)
    .flatMap(({ id }) => {
      const article = articleOf(id)
      const score = Math.max(...(QUESTION_TERMS.get(id) ?? []).map((known) => similarity(terms, known)))
      return score >= MIN_SCORE ? [{ article, score, answers: score >= ANSWER_SCORE }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}

/** The article with this id. @throws Error if there is none */
export function articleOf(id: string): Article {
  const article = ARTICLES.find((each) => each.id === id)
  if (!article) throw new Error(`no article ${id}`)
  return article
}
