import { packageLine, placeText, tourLine, tripText } from './figures.ts'
import { articleOf } from './help.ts'
import type { Findings } from './look-up.ts'

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

/** How sure an article must be before anything else is looked at. */
const SURE = 0.6
/** From here on an article is worth offering, with a word of doubt. */
const PERHAPS = 0.45

/**
 * The embedded helper's answer out of what was found. It says when it does not know; on the first question it says what
 * it is.
 */
export function helperAnswer(question: string, findings: Findings, isFirst: boolean): string {
  const said = question.trim()
  const small = SMALL_TALK.find(([words]) => words.test(said))?.[1]
  if (small) return small
  const answer = answerTo(said, findings)
  if (answer === null) return UNKNOWN
  return isFirst && !answer.includes(OFFLINE) ? `${answer}\n\n${OFFLINE}` : answer
}

function answerTo(said: string, findings: Findings): string | null {
  const { articles, trip, places, packages, tours, asks } = findings
  const [best] = articles
  if (WHO.test(said)) return `${articleOf('this-helper').text} ${OFFLINE}`
  if (WHAT_IS_SAATHI.test(said)) return articleOf('what-is-saathi').text
  if (best?.answers && best.score >= SURE && !trip) return best.article.text
  if (asks.packages && packages.length > 0) return listed('Packages that come near to that:', packages.map(packageLine))
  if (trip) return [tripText(trip), ...alsoTours(findings)].join('\n\n')
  if (asks.tours && tours.length > 0 && !best?.answers) return toursText(findings)
  if (places.length > 0 && !best?.answers) return placesText(findings)
  if (best?.answers) return best.article.text
  if (packages.length > 0) return listed('Packages that come near to that:', packages.map(packageLine))
  if (asks.tours && !best) return NO_TOURS
  if (best && best.score >= PERHAPS)
    return `If this is what you mean by it, ${best.article.title.toLowerCase()}: ${best.article.text}`
  return null
}

const NO_TOURS = 'I see no tour like that ahead. Look through all [tours](/tours), or host one yourself from there.'

const listed = (title: string, lines: string[]) => [title, ...lines].join('\n')

const toursText = ({ tours }: Findings) =>
  `${listed('Tours ahead:', tours.map(tourLine))}\nJoin one at [Tours](/tours), once you are logged in.`

const alsoTours = (findings: Findings) =>
  findings.asks.tours && findings.tours.length > 0 ? [toursText(findings)] : []

function placesText(findings: Findings): string {
  const { places, packages, tours } = findings
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
    ...(tours.length > 0 ? [toursText(findings)] : []),
  ].join('\n\n')
}
