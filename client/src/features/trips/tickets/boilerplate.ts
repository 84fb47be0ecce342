/** Ends a sentence or a line. */
const SENTENCE = /(?<=(?:[a-z0-9)\]]|[A-Z]{3})[.!?;]) (?=[A-Z])/
const WORDS_MIN = 4

/** What would be, of a booking that is none of this: `If your payment failed, …`. */
const CONDITION =
  /^[\s*•-]*(?:(?:if|in case|in the event|unless|should)\b|(?:passengers?|guests?|customers?|travell?ers?) (?:whose|who|with|without|travelling with)\b|(?:tickets?|bookings?) once\b)/i
/** What a seller would like one to do next. */
const OFFER =
  /^[\s*•-]*(?:need|book|order|add|get|plan|planning|haven'?t|want|looking|earn|refer|rate|download|explore|upgrade|save|enjoy|discover|see|view|visit|choose|select|tap|click|check availability|please (?:confirm|verify) your (?:id|identity|email|mobile)|do not share|never share|complete your web)\b(?! (?:no|number|id|ref|date|code|status)\b| ?[:#-])/i
/** What is on sale to everybody, beside what is booked. */
const ON_SALE =
  /\bsubject to availability\b|\bcan be booked\b|\b(?:policy|invoice) will be (?:sent|issued|mailed)\b|\botp (?:is|for)\b|\bshare (?:this|your) otp\b/i
/** A day, a time or a number of a booking: a sentence with one may be about the journey. */
const OF_BOOKING =
  /\d{1,2}[:.]\d\d|\d ?[ap]\.?m\b|\d{1,2}(?:st|nd|rd|th)?[ /.-]{0,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d{1,2}[/.-]\d)|\b(?:coach|berths?|seats?)(?: nos?\.?)? ?:? ?[A-Z]{0,2}\d|\bpnr ?[:#-]? ?[A-Z0-9]*\d|(?<!\d)\d{5}(?!\d)|\b(?:6e|ai|ix|qp|sg|uk|9i|s5)[ -]?\d{3,4}\b/i

const isBoilerplate = (words: string) =>
  words.trim().split(/\s+/).length >= WORDS_MIN &&
  (CONDITION.test(words) || OFFER.test(words) || ON_SALE.test(words)) &&
  !OF_BOOKING.test(words)

/** A text without the sentences that say nothing of this booking: what would be, and what else is for sale. */
export const withoutBoilerplate = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(SENTENCE)
        .filter((words) => !isBoilerplate(words))
        .join(' '),
    )
    .join('\n')
