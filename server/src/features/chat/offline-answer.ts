import { packageLine, placeText, tourLine, tripText } from './format.ts'
import { articleOf } from './help-search.ts'
import type { SearchResults } from './search.ts'

const OFFLINE =
  'I am the offline helper: no AI is connected here, so I answer from our help pages, packages, tours and estimates only.'
const UNKNOWN = `I do not know that. ${OFFLINE} You can ask about trips, places, tours and your account, or [write to our team](/contact).`

const SMALL_TALK: [RegExp, string][] = [
  [
    /^(hi+|hello|hey|namaste|namaskar|good (morning|afternoon|evening))\b[\s!.,]*(there|saathi|ai|bot)?[\s!.?]*$/i,
    `Namaste! ${OFFLINE} Where would you like to go?`,
  ],
  [
    /^(ok(ay)?[\s,]*)?(thanks?|thank you|thx|dhanyavaad|shukriya|great|nice|cool|perfect)\b.{0,30}$/i,
    'You are welcome. Have a good trip!',
  ],
  [/^(bye|goodbye|see you|tata)\b.{0,20}$/i, 'Goodbye, and travel well!'],
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
  if (answer === null) return UNKNOWN
  return isFirst && !answer.includes(OFFLINE) ? `${answer}\n\n${OFFLINE}` : answer
}

function answerTo(text: string, results: SearchResults): string | null {
  const { articles, trip, places, packages, tours, mentions } = results
  const [best] = articles
  if (WHO.test(text)) return `${articleOf('this-helper').text} ${OFFLINE}`
  if (WHAT_IS_SAATHI.test(text)) return articleOf('what-is-saathi').text
  if (best?.answers && best.score >= CERTAIN_SCORE && !trip) return best.article.text
  if (mentions.packages && packages.length > 0)
    return listed('Packages that come near to that:', packages.map(packageLine))
  if (trip) return [tripText(trip), ...alsoTours(results)].join('\n\n')
  if (mentions.tours && tours.length > 0 && !best?.answers) return toursText(results)
  if (places.length > 0 && !best?.answers) return placesText(results)
  if (best?.answers) return best.article.text
  if (packages.length > 0) return listed('Packages that come near to that:', packages.map(packageLine))
  if (mentions.tours && !best) return NO_TOURS
  if (best && best.score >= POSSIBLE_SCORE)
    return `If this is what you mean by it, ${best.article.title.toLowerCase()}: ${best.article.text}`
  return null
}

const NO_TOURS = 'I see no tour like that ahead. Look through all [tours](/tours), or host one yourself from there.'

const listed = (title: string, lines: string[]) => [title, ...lines].join('\n')

const toursText = ({ tours }: SearchResults) =>
  `${listed('Tours ahead:', tours.map(tourLine))}\nJoin one at [Tours](/tours), once you are logged in.`

const alsoTours = (results: SearchResults) =>
  results.mentions.tours && results.tours.length > 0 ? [toursText(results)] : []

function placesText(results: SearchResults): string {
  const { places, packages, tours } = results
  return [
    ...places.slice(0, places.length > 2 ? 1 : 2).map(placeText),
    ...(places.length > 2
      ? [
          `Also there: ${places
            .slice(1)
            .map(({ name }) => name)
            .join('; ')}.`,
        ]
      : []),
    ...(packages.length > 0 ? [listed('Packages:', packages.map(packageLine))] : []),
    ...(tours.length > 0 ? [toursText(results)] : []),
  ].join('\n\n')
}
