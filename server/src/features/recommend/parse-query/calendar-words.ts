/** Festivals by the names in the table of holidays. */
const FESTIVALS: [holiday: string, names: string][] = [
  ['Diwali', 'diwali|deepavali|deewali|divali|dipawali|diwali ki chutti'],
  ['Holi', 'holi|holi ki chutti'],
  ['Dussehra', 'dussehra|dasara|dasera|dussera|vijayadashami|dashehra'],
  ['Christmas', 'christmas|xmas|x mas|bada din|25 december|25 dec'],
  [
    "New Year's Day",
    'new year|new years|new years eve|naye saal|naya saal|nayi saal|nye|1 january|31 december|31st december',
  ],
  ['Republic Day', 'republic day|26 january|26 jan|26th january|26th jan|jan 26|january 26|jan me 26|gantantra diwas'],
  ['Independence Day', 'independence day|15 august|15 aug|15th august|15th aug|aug 15|august 15|swatantrata diwas'],
  ['Gandhi Jayanti', 'gandhi jayanti|2 october|2 oct|2nd october'],
  ['Eid al-Fitr', 'eid|id|eid ul fitr|eid al fitr|idul fitr|ramzan eid|meethi eid|ramadan eid'],
  ['Eid al-Adha', 'bakrid|bakri eid|bakra eid|eid al adha|eid ul adha|id ul zuha'],
  ['Good Friday', 'good friday'],
  ['Easter Sunday', 'easter'],
  ['Durga Puja (Ashtami)', 'durga puja|durga pooja|durga pujo|puja|pooja|pujo|puja holidays'],
  ['Onam', 'onam'],
  ['Pongal', 'pongal'],
  ['Makar Sankranti', 'sankranti|makar sankranti|sankranthi|uttarayan'],
  ['Ganesh Chaturthi', 'ganesh chaturthi|ganpati|ganapati|vinayaka chaturthi'],
  ['Janmashtami', 'janmashtami|krishna jayanti'],
  ['Raksha Bandhan', 'raksha bandhan|rakhi|rakshabandhan'],
  ['Maha Shivaratri', 'shivratri|maha shivratri|shivaratri|maha shivaratri|mahashivratri'],
  ['Ram Navami', 'ram navami|ramnavami'],
  ['Mahavir Jayanti', 'mahavir jayanti'],
  ['Buddha Purnima', 'buddha purnima|buddh purnima'],
  ['Guru Nanak Jayanti', 'guru nanak jayanti|gurpurab|guru purab'],
  ['Muharram', 'muharram'],
  ['Gudi Padwa', 'gudi padwa'],
  ['Ugadi', 'ugadi'],
  ['Vishu', 'vishu'],
  ['Chhath Puja', 'chhath|chhath puja|chhat puja'],
]

/** Days of each year that are no holidays, as month and day. */
export const FIXED_DAYS: ReadonlyMap<string, { name: string; day: string }> = new Map(
  ['valentine s day', 'valentines day', 'valentine day', 'valentines', 'valentine', 'vday', 'v day'].map((words) => [
    words,
    { name: 'Valentine’s Day', day: '02-14' },
  ]),
)

const MONTH_NAMES: [month: number, names: string][] = [
  [1, 'january|jan|janwari|janvari|janury'],
  [2, 'february|feb|farvari|farwari|febuary'],
  [3, 'march|mar'],
  [4, 'april|apr|aprail|aprel'],
  [5, 'may|mai'],
  [6, 'june|jun'],
  [7, 'july|jul|julai'],
  [8, 'august|aug|agast'],
  [9, 'september|sep|sept|sitambar|sitamber'],
  [10, 'october|oct|aktubar|oktober'],
  [11, 'november|nov|navambar'],
  [12, 'december|dec|disambar|dicember'],
]

const SEASONS: [month: number, names: string][] = [
  [5, 'summer|summers|garmi|garmi me|garmiyo|garmiyon|garmi ki chutti|summer vacation|summer holidays'],
  [7, 'monsoon|monsoons|mansoon|barish|baarish|barsat|barsaat|rains|rainy season|sawan'],
  [12, 'winter|winters|sardi|sardiyo|sardiyon|thand|thandi me'],
]

const mapOf = <Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([value, names]) => names.split('|').map((name) => [name, value] as const)))

export const FESTIVAL_WORDS = mapOf(FESTIVALS)
export const MONTH_WORDS = mapOf(MONTH_NAMES)
export const SEASON_WORDS = mapOf(SEASONS)
/** Full names, which may be misspelt. */
export const LONG_MONTHS: readonly string[] = MONTH_NAMES.flatMap(([, names]) => names.split('|').slice(0, 1)).filter(
  (name) => name.length > 5,
)
