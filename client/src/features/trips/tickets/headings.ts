export const HEADING_MAX = 40

/** Cells that are a heading and nothing else, whatever stands below or beside them. */
export const HEADINGS = [
  '(?:leaving |going |travell?ing )?(?:from|to)(?: station| city| place| stop)?|(?:start|end) place|source|origin|destination|src|dst|sector|route|reserved (?:up ?to|till)|depot',
  '(?:date of )?(?:issue|booking)|issued(?: on)?|booked(?: on)?',
  '(?:web )?(?:boarding|(?:boarding )?gates?|check[ -]?in|counters?|bag(?:gage)? drop)(?: (?:starts?|opens?|begins?|closes?|closing|ends?|till|until)){1,2}(?: at| time| by)?',
  'boards|(?:br?dg|brd|(?:de-?)?boarding)(?: at| point| stop| place| time| date| station| gate)?|dropping(?: point| time| place)?|drop(?:[ -]?off)?(?: point| time)?|pick[ -]?up(?: point| time)?',
  '(?:(?:travel|journey|departure|arrival|reporting|dropping|dep|arr|check-?in|check-?out|sailing|start|onward|flight|trip)\\.? )?(?:date|time|day)(?: (?:&|and|of) ?(?:time|journey|travel|sailing))?(?: (?:&|and) time)?(?: of (?:journey|travel|sailing|departure|arrival))?|doj',
  '(?:sch(?:eduled|\\.)? )?(?:dep(?:arts?|arture)?|arr(?:ives?|ival)?)\\.?|etd|eta|std|sta|rpt|check[ -]?in|check[ -]?out|(?:dis)?embarkation(?: port)?|slot',
  '(?:flight|train|trip|service|bus|voyage|vehicle|coach)(?: ?(?:no|number|name|code|type)\\.?)?|vessel(?: name)?|ferry(?: name)?|ship(?: name)?|operator|airline|bus service|aircraft|gate|zone|boarding (?:zone|group)|group|seq(?:uence)?(?: ?no\\.?)?|terminal',
  '(?:airline |operator |oprs )?pnr(?: ?(?:no|number)\\.?)?|(?:booking|ticket|confirmation|reservation|transaction|order|reference|trip)(?: ?(?:no|number|id|code|ref(?:erence)?)\\.?)+|booking ref(?:erence)?|e-?ticket(?: ?no\\.?)?',
  'seats?(?: ?\\(s\\))?(?: ?(?:no|number)s?\\.?)?|berth|class|quota|status|cabin|nights?|rooms?|guests?|room type|property|hotel(?: name)?|address|pax|passengers?|name',
  '(?:total|base|basic|net|ticket)? ?(?:fare|amount|price)(?: paid)?|total|reservation fee|amount paid',
].join('|')
const HEADING = new RegExp(`^(?:${HEADINGS})[ .:]*$`, 'i')

/** What a heading of several words ends with, and what can stand before it. */
const NOUNS =
  'name|names|no|nos|number|numbers|id|code|type|date|time|day|point|station|stop|place|fare|amount|price|status|class|ref|reference|contact|mobile|email|phone|age|gender|sex|seat|seats|berth|berths|paid|port|gate|zone|terminal|quota|distance|duration|guests|rooms|nights|operator|address|city|upto|terminal|carrier|vendor|host'
const WORDS = new Set(
  `${NOUNS}|from|to|of|and|source|origin|destination|boarding|deboarding|dropping|drop|pickup|pick|up|off|reporting|journey|travel|departure|arrival|dep|arr|check|in|out|sailing|start|flight|train|trip|service|bus|voyage|vehicle|coach|airline|vessel|ferry|ship|hotel|property|booking|ticket|e|confirmation|reservation|transaction|order|pnr|guest|passenger|traveller|traveler|customer|lead|primary|room|total|base|basic|net|scheduled|printing|issue|payment|invoice|meal|baggage|embarkation|disembarkation|gst|expected|reserved|permit|location|partner|airport|pax|tkt|net|payable|holder|onward|return|charting|seating`.split(
    '|',
  ),
)
const NOUN = new RegExp(`^(?:${NOUNS})$`)

/** `Guest name`, `Ticket printing time`: words of headings, of which the last one alone says what is below. */
function isOfWords(cell: string): boolean {
  if (!/^[A-Za-z][A-Za-z .&/()-]*$/.test(cell)) return false
  const words = cell.toLowerCase().match(/[a-z]+/g) ?? []
  return words.length > 1 && words.length < 5 && words.every((word) => WORDS.has(word)) && NOUN.test(words.at(-1) ?? '')
}

/** A cell that is a heading and nothing else. */
export const isHeading = (cell: string) =>
  cell.length <= HEADING_MAX && !/\S {2}/.test(cell) && (HEADING.test(cell) || isOfWords(cell))
/** A heading without what stands in brackets behind it. */
export const headingOf = (cell: string) => cell.replace(/ ?\([^()]{0,30}\)|[ .:]+$/g, '')
