export const HEADING_MAX = 40

/** Cells that are a heading and nothing else, whatever stands below or beside them. */
export const HEADINGS = [
  '(?:leaving |going |travell?ing )?(?:from|to)(?: station| city| place)?|source|origin|destination|sector|route',
  '(?:de-?)?boarding(?: at| point| stop| place| time| date| station| gate)?|dropping(?: point| time| place)?|drop(?:-?off)?(?: point| time)?|pick-?up(?: point| time)?',
  '(?:(?:travel|journey|departure|arrival|reporting|dropping|dep|arr|check-?in|check-?out|sailing|start|onward|flight|trip)\\.? )?(?:date|time|day)(?: (?:&|and|of) ?(?:time|journey|travel|sailing))?(?: (?:&|and) time)?(?: of (?:journey|travel|sailing|departure|arrival))?|doj',
  '(?:sch(?:eduled|\\.)? )?(?:dep(?:arts?|arture)?|arr(?:ives?|ival)?)\\.?|etd|eta|std|sta|check[ -]?in|check[ -]?out|embarkation port|slot',
  '(?:flight|train|trip|service|bus|voyage|vehicle|coach)(?: ?(?:no|number|name|code|type)\\.?)?|vessel(?: name)?|ferry(?: name)?|ship(?: name)?|operator|airline|bus service|aircraft|gate|zone|boarding (?:zone|group)|group|seq(?:uence)?(?: ?no\\.?)?|terminal',
  '(?:airline |operator )?pnr(?: ?(?:no|number)\\.?)?|(?:booking|ticket|confirmation|reservation|transaction|order|reference|trip)(?: ?(?:no|number|id|code|ref(?:erence)?)\\.?)+|booking ref(?:erence)?|e-?ticket(?: ?no\\.?)?',
  'seats?(?: ?\\(s\\))?(?: ?(?:no|number)s?\\.?)?|berth|class|quota|status|cabin|nights?|rooms?|guests?|room type|property|hotel(?: name)?|address|pax|passengers?|name',
  '(?:total|base|basic|net|ticket)? ?(?:fare|amount|price)(?: paid)?|total|reservation fee|amount paid',
].join('|')
const HEADING = new RegExp(`^(?:${HEADINGS})[ .:]*$`, 'i')

export const isHeading = (cell: string) => cell.length <= HEADING_MAX && HEADING.test(cell)
/** A heading without what stands in brackets behind it. */
export const headingOf = (cell: string) => cell.replace(/ ?\([^()]{0,30}\)|[ .:]+$/g, '')
