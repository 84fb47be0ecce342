import * as sentences from '../../messages/en/chat.ts'
import { missingStartText, packageLine, placeText, tourLine, tripText } from './format.ts'
import { articleOf } from './help-search.ts'
import type { SearchResults } from './search.ts'

const SMALL_TALK: [RegExp, string][] = [
  [
    /^(hi+|hello|hey|namaste|namaskar|good (morning|afternoon|evening))\b[\s!.,]*(there|saathi|ai|bot)?[\s!.?]*$/i,
    sentences.greeting,
  ],
  [
    /^(ok(ay)?[\s,]*)?(thanks?|thank you|thx|dhanyavaad|shukriya|great|nice|cool|perfect)\b.{0,30}$/i,
    sentences.welcome,
  ],
  [/^(bye|goodbye|see you|tata)\b.{0,20}$/i, sentences.goodbye],
]
const WHO = /^(so )?(who|what) (are you|is saathi ai|is this( bot| chat)?)\b/i
const WHAT_IS_SAATHI = /^((what|who)('?s| is) |about )saathi\b(?! ai)/i

/** An article with this score or more is the answer, before any other result. */
const CERTAIN_SCORE = 0.6
/** An article with this score or more is offered as a possible answer. */
const POSSIBLE_SCORE = 0.45

/**
 * The answer without an AI service, made from search results. It says so when there is no answer, and names its limits in
 * the reply to the first question.
 */
export function offlineAnswer(question: string, results: SearchResults, isFirst: boolean): string {
  const text = question.trim()
  const small = SMALL_TALK.find(([words]) => words.test(text))?.[1]
  if (small) return small
  const answer = answerTo(text, results)
  if (answer === null) return sentences.unknown
  return isFirst && !answer.includes(sentences.offline) ? `${answer}\n\n${sentences.offline}` : answer
}

function answerTo(text: string, results: SearchResults): string | null {
  const { articles, trip, places, packages, tours, mentions } = results
  const [best] = articles
  if (WHO.test(text)) return `${articleOf('this-helper').text} ${sentences.offline}`
  if (WHAT_IS_SAATHI.test(text)) return articleOf('what-is-saathi').text
  if (best?.answers && best.score >= CERTAIN_SCORE && !trip) return best.article.text
  if (mentions.packages && packages.length > 0) return listed(sentences.nearPackages, packages.map(packageLine))
  if (results.missingStart) return missingStartText(results.missingStart)
  if (trip) return [tripText(trip), ...alsoTours(results)].join('\n\n')
  if (mentions.tours && tours.length > 0 && !best?.answers) return toursText(results)
  if (places.length > 0 && !best?.answers) return placesText(results)
  if (best?.answers) return best.article.text
  if (packages.length > 0) return listed(sentences.nearPackages, packages.map(packageLine))
  if (mentions.tours && !best) return sentences.noTours
  if (best && best.score >= POSSIBLE_SCORE)
    return sentences.possibleArticle(best.article.title.toLowerCase(), best.article.text)
  return null
}

const listed = (title: string, lines: string[]) => [title, ...lines].join('\n')

const toursText = ({ tours }: SearchResults) =>
  [listed(sentences.toursTitle, tours.map(tourLine)), sentences.joinTours].join('\n')

const alsoTours = (results: SearchResults) =>
  results.mentions.tours && results.tours.length > 0 ? [toursText(results)] : []

function placesText(results: SearchResults): string {
  const { places, packages, tours } = results
  return [
    ...places.slice(0, places.length > 2 ? 1 : 2).map(placeText),
    ...(places.length > 2 ? [sentences.morePlaces(places.slice(1).map(({ name }) => name))] : []),
    ...(packages.length > 0 ? [listed(sentences.packagesTitle, packages.map(packageLine))] : []),
    ...(tours.length > 0 ? [toursText(results)] : []),
  ].join('\n\n')
}
