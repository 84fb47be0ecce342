import { firstMatches, plainWords } from './clean-text.ts'
import { trainName } from './rows.ts'
import type { TicketKind } from './ticket.ts'

/** Who sells tickets of others. */
const SELLERS =
  '(?!(?:PAYTM|MAKEMYTRIP|REDBUS|ABHIBUS|Paytm|MakeMyTrip|Goibibo|Yatra|Cleartrip|ixigo|EaseMyTrip|Confirmtkt|redBus|AbhiBus|Example|Happy|Safe) )'
const SUFFIX =
  'Pari(?:bahan|vahan)|PARI(?:BAHAN|VAHAN)|Travels?(?: Agenc(?:y|ies))?|(?:Volvo|Luxury|Tourist|Express) Services?|Tours|Transports?|Roadways|Roadlines?|Translines?|(?<!\\b(?:Civil|Marine|Police|Model|Power|Railway) )Lines|Bus(?:es| Service| Lines?)?|Coaches|Carriers|Motors|Holidays|TRAVELS?|TOURS|TRANSPORTS?|ROADWAYS|ROADLINES?|BUS SERVICE|HOLIDAYS'
const KNOWN_OPERATORS =
  /\b([A-Z]{1,3}S?RTC(?: Swift\b)?|HRTC|TNSTC|SETC|PEPSU|PUNBUS|KTCL|ASTC|[NS]BSTC|WBTC|Kadamba(?! ?(?:bus )?(?:stand|stop|station|depot|terminal))|NueGo|Zingbus|IntrCity(?: SmartBus)?|FlixBus|LeafyBus|FreshBus|Yolo ?Bus|GoGoBus|Cityflo)(?![a-z])/i
/** Whether a name is that of an operator of buses whom we know, and not of a person or a seller. */
export const isOperator = (name: string): boolean => KNOWN_OPERATORS.exec(name)?.index === 0
const OPERATORS = new RegExp(
  `\\b(${SELLERS}(?:[A-Z][A-Za-z.&]{0,20} ){1,4}(?:${SUFFIX})(?: (?:and|&|AND) (?:${SUFFIX}))?(?: Corporation| CORPORATION)?)(?![a-z]| (?:Nigam|NIGAM)| ?(?:[Ss]tand|[Ss]tation|[Ss]top|[Dd]epot|[Tt]erminal|[Cc]omplex|STAND|STATION|STOP|DEPOT|TERMINAL))`,
  'g',
)
/** `Boarding: Sadar Bazar Lines`: a quarter of a town. */
const STOP_LABEL = /(?:^|\n)[^\n:]{0,12}\b(?:board|de-?board|drop|pick|alight|bp|dp|from|to)[^\n:]{0,16}:[^\n]{0,40}$/i
const isStop = (text: string, { index, 1: name = '' }: RegExpExecArray) =>
  / Lines$/.test(name) && STOP_LABEL.test(text.slice(Math.max(0, index - 80), index))
/** Words of a sentence before the kind of vehicle. */
const NO_OPERATOR = /^(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am|pm)\b/i
const BUS_LABEL =
  /\b(?:(?<=^ ?|\n ?)travels(?= ?:)|bus operator|operator(?: name)?|travels name|bus partner|travel agency|bus name|operated by|service provider|service name|corporation)(?: ?[:-]{1,2} ?| {2,})([^\n,;|]{2,60})/i
/** `Msg from operator: Sir, bus timing maybe 9 pm` */
const SENTENCE = /\b(?:sir|madam|timings?|maybe|tomorrow|will|please|pls|your|is|are)\b/i
const labelledOperator = (text: string): string | undefined => {
  const name = BUS_LABEL.exec(text)?.[1]?.split(/\. | - (?=[a-z])/)[0]
  return name && !SENTENCE.test(name) ? name : undefined
}
/** Words that begin a sentence, not a name. */
const NO_START =
  /^(?:(?:your|the|dear|from|by|with|via|operator|hi|hello|booked|confirmed|ticket|thanks?|for|choosing|sir|madam|travel(?:ling)?|and|on|bus|you|is|are|namaste|namaskar\w{0,2}|vanakkam|welcome to)[ ,!]+)+(?=\S)/i
const VESSEL =
  /\b((?:m\.?v\.? )?(?:makruzz(?: gold| pearl)?|nautika(?: lite)?|green ocean(?: \d)?|itt majestic(?: \d)?|sea ?link|coastal cruise)|m\.?v\.? [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?|M2M(?: Ferries| [A-Za-z -]{3,20}Ro-?Ro)?)\b/gi
/** `Ajanta Ferries`, where no vessel is named. */
const SHIPPING =
  /\b((?:[A-Z][A-Za-z&]{1,20} ){1,3}(?:Ferry|Ferries|Cruises?|Shipping|Waterways|Maritime|Lines?|Catamarans?)(?: (?:Service|Services))?)(?![a-z])/
const VESSEL_LABEL = /\b(?:vessel|ship|boat|ferry|cruise)(?: name)? ?: ?([^\n,;|]{2,50})/i
const OPERATOR_LABEL =
  /\b(?:ferry|vessel|ship|boat|cruise|operator|operated by|service)(?: name)? ?[:-] ?([^\n,;|]{2,50})/i
/** Operators of helicopters, which have no code of an airline. */
const HELICOPTERS =
  /\b(pawan hans|(?:[A-Z][A-Za-z]{1,20} ){1,3}(?:Heli(?:copters?)?(?: Services?)?|Aviation|Aircrafts?|Airways|Aerosports?|Aero|HELI(?:COPTERS?)?(?: SERVICES?)?|AVIATION|AIRWAYS)|(?:Blade|BLADE|FlyBlade)(?: India| INDIA)?)\b/
const HOTEL_LABEL =
  /(?:\b(?:hotel|property|hostel|homestay|resort|accommodation|guest ?house|stay|houseboat|boat(?= name)|trh|rest house|tourist bungalow|lodge|camp|villa)(?: name| details| booked| confirmed)? ?[:-]{1,2} ?|^ {0,4}(?:hotel|property|hostel|homestay|resort|accommodation)(?: name)? {2,})([^\n;|]{3,70})/gim
const HOTEL_AT =
  /\b(?:(?:(?:[Bb]ooking|[Rr]eservation|[Ss]tay|[Rr]ooms?)(?: [A-Z0-9-]{5,16})?(?: (?:is|has been|with us)){0,2}(?: now)?(?: (?:confirmed|booked|reserved))?|confirmed|staying|booked) at|(?:greetings|reception|regards) from|(?:[Ww]elcome|looking forward to welcom\w+ you) (?:to|at)|[Tt]hank you for (?:choosing|booking)(?: with)?) (?:the )?((?:The )?[A-Z0-9][\w'&.-]{0,24}(?: (?:[A-Z0-9][\w'&.-]{0,24}|by|of|the|and|de|&|-)){0,7})/g
/** `Misty Ridge Stay is expecting you on 12 March` */
const HOTEL_EXPECTS =
  /^[^\p{L}\p{N}\n]{0,6}([A-Z0-9][\w'&.-]{0,24}(?: [\w'&.-]{1,24}){0,6}) (?:is expecting you|looks forward to (?:your|welcom|host))/gmu
/** `Your payment will be handled by Misty Ridge Stay`, where it is no payment service. */
const HOTEL_IS_PAID =
  /\bpayment will be handled by (?!(?:razorpay|payu|paytm|phonepe|cashfree|billdesk|ccavenue|stripe|paypal|juspay|booking\.com|makemytrip|goibibo|agoda|airbnb)\b)([A-Za-z][^\n.,]{2,60})/gi
const HOTEL_ABOVE_HOST = /^ {0,4}([A-Z][^\n,:;!?]{2,50})[^\n]{0,60}\n{1,2} {0,4}Host ?:/gm
const HOTEL_HOST = /((?:[A-Z0-9][\w'&-]{0,24} ){1,6})hosted by\b/g
const HOTEL_HOSTED =
  /^ {0,4}([A-Z0-9][^\n:;!?]{2,60})\n{1,2} {0,4}(?:Entire|Private|Shared|Room in)\b[^\n]{0,40} hosted by\b/gm
/** Chains, whose houses have no other sign of one. */
const HOTEL_CHAINS =
  /\b((?:Zostel(?: Homes| Plus)?|Treebo|FabHotel|The Hosteller|goSTOPS|Moustache|Taj|Vivanta|Lemon Tree|Ginger|ibis|Novotel|Radisson|Hyatt|Marriott|Sterling|Club Mahindra|Fortune|Sarovar|ITC|Oberoi|Trident|Bloom|Keys|KSTDC|KTDC|HPTDC|GMVN|KMVN|RTDC|OTDC|MTDC)(?: [A-Z][\w'&-]{1,20}){1,4})/g
const HOTEL_LAST = /\bat (?:the )?((?:[A-Z0-9][\w'&-]{1,24} ){1,5}[A-Z][\w'&-]{1,24})/g
const HOTEL_WORDS =
  /\b((?:(?:The )?[A-Z][\w'&-]{0,24} ){1,5}(?:Hotels?|Hostel|Homestay|Resorts?|Palace|Inn|Residency|Lodge|Villas?|(?:Guest|Rest) ?House|Haveli|Retreat|Houseboat|Cottages?|Farmstay|Bungalow|Backpackers|Dharamshala|Chalet|Apartments?|Suites|Camps?|Tents|Stays?|Mahal|Niwas|Regency)\b(?: (?:& |and )?Spa)?)(?! (?:Road|Rd|Street|St|Marg|Lane|Nagar|Chowk|Circle|Cross|Layout|Colony|Junction|Gate)\b)/g
/** `OYO 5678 Hotel Blue Sky, Jaipur`, in a sentence. */
const HOTEL_FIRST =
  /\b((?:(?:OYO|Treebo|FabHotel|Zostel)(?: \d{2,6})? )?(?:(?:Hotel|Hostel|Resort|Homestay|Zostel|Treebo) )?[A-Z][\w'&-]{1,24}(?: (?:(?:& |and )?[A-Z][\w'&-]{1,24}|\d{2,5})){0,5})(?=, (?:[A-Z\d₹]|near|opp)|[,.]? ?(?:\n|$)|\. | \d{1,2} ?(?:to|-|se|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b)/g
/** The line above an address; of two words it may be a person. */
const HOTEL_ABOVE =
  /^ {0,4}([A-Z][^\n ,:;!?]{0,24} [^\n ,:;!?]{1,24} [^\n,:;!?]{2,50})\n{1,2}[^\n]{0,80}(?:,[^\n]{0,40}\b\d{3} ?\d{3}\b|, India\b)/gm
/** `Misty Meadows, Yercaud`, a line of its own. */
const HOTEL_IN_TOWN =
  /^ {0,4}((?:[A-Z][\w'&.-]{1,24} ){0,4}[A-Z][\w'&-]{1,24}), [A-Z][a-z]{2,20}(?:, [A-Z][A-Za-z ]{2,20})?$/gm
const NO_HOTEL =
  /^(?:instant|(?:hotel|property|stay) \d$|rs\b|inr\b|₹|check|confirm|namask|namaste|dear\b|hi\b|hello|thank|your?\b|sir\b|madam\b|welcome|details?\b|name\b|address|policy|rules|phone|contact|voucher|booking|reservation|is\b|has\b|will\b|we\b|please|pls|total|price|paid\b|pay\b|(?:hotel|hostel|resort|treebo|oyo|zostel|fabhotel|home ?stay|stay|inn|palace|camp|desk)$|(?:treebo|oyo|fab ?hotels?|zostel|cleartrip|goibibo|makemytrip|agoda|booking\.com|yatra|ixigo|easemytrip)(?: hotels?| rooms)?$|\d{0,2} ?-?nights? stay|\d{1,3} (?:nights?|rooms?|adults?|guests?|pax)|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6},? \d|\d{1,2} ?-? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6} \d|[\d/., -]{1,12}$)|\b(?:your booking|sir|confirmed|vouchers?|confirmation|booking|reservation|itinerary|invoice|e-?ticket|policy|party)\b|\d{6}/i
/** `Munnar or Vagamon`: two places of which one is not chosen yet. */
const UNDECIDED = /^[A-Z][a-z]+(?: [A-Z][a-z]+)? or [A-Z][a-z]+(?: [A-Z][a-z]+)?$/
const HOTEL_LINE =
  /^ {0,8}((?!(?:(?:[A-Z][a-z]+ ){0,2}(?:Cottage|Villa|Suite|Apartment|Camp|Houseboat)s? (?:with|for)\b))(?:[A-Z][\w'&.-]{0,24} ){0,5}(?:Hotels?|Hostel|Homestay|Resorts?|Palace|Inn|Residency|Lodge|Villas?|Guest ?[Hh]ouse|Zostel|Treebo|OYO|FabHotel|Haveli|Retreat|Camp|Houseboat|Suites|Cottages?|Farmstay|Bungalow|Mahal|Niwas|Regency|Apartments?)\b(?: (?:& |and )?[A-Z0-9][\w'&.-]{0,24}){0,5})/gm

const NAME_END = /, |\. | (?:for|from|on|is) | - (?=\d)/
const HOTEL_SIGN = /^(?:OYO|Treebo|FabHotel|Zostel|Hotel|Hostel|Resort|Homestay)\b/

/** A text whose lines of capitals are written as names. */
const titled = (text: string) =>
  text.replace(/^[^a-z\n]{4,200}$/gm, (line) =>
    line.replace(/[A-Z][A-Z'&]{2,}/g, (word) =>
      /^(?:OYO|ITC|KSTDC|KTDC|GMVN|KMVN|RTDC|MTDC)$/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
    ),
  )

function vesselName(text: string): string {
  const named = firstMatches(text, VESSEL, 20).map(({ 1: name = '' }) => name)
  const longest = named.reduce((best, name) => (name.length > best.length ? name : best), '')
  const labelled = VESSEL_LABEL.exec(text)?.[1] ?? ''
  return labelled || longest || (OPERATOR_LABEL.exec(text)?.[1] ?? SHIPPING.exec(text)?.[1] ?? '')
}
const heliName = (text: string): string =>
  /\bheli|pawan hans|\bblade\b|\baviation\b/i.test(text)
    ? (HELICOPTERS.exec(text)?.[1] ?? /pawan hans/i.exec(text)?.[0] ?? '')
    : ''

const BESIDE_NUMBER = [
  /^\d{5} ?[/(:-] ?([A-Z][A-Za-z .-]{2,40}?)(?=[)\n,;|(]| {2}|$| - )/,
  /^\d{5} ?\n ?([A-Z][A-Za-z .-]{3,40}?)(?=\n|$)/,
  // `Train: 20608 MAS VANDE BHARAT`, alone on its line.
  /^\d{5} ((?:[A-Z][A-Za-z.]{1,14} ?){2,5})(?=\n|$)/,
  /^\d{5} ((?:[A-Z][A-Za-z]{1,14} ){1,4}(?:EXP|EXPRESS|Exp|Express|MAIL|Mail|SF|SPL|Special|PASS|MEMU)\b)/,
]
/** What stands behind the number of a train, at the first place where it is a name. */
const nameBeside = (text: string, number: string): string | undefined =>
  [...text.matchAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'))]
    .slice(0, 10)
    .flatMap(({ index }) => BESIDE_NUMBER.map((pattern) => pattern.exec(text.slice(index, index + 70))?.[1]))
    .find((name) => name !== undefined)

/** The name of the train, airline, operator, vessel or hotel. */
export function findName(whole: string, kind: TicketKind | null, number: string, airline: string): string {
  const text = kind === 'stay' ? titled(whole) : whole
  switch (kind) {
    case 'rail': {
      const beside = number ? nameBeside(text, number) : null
      return trainName(number) || plainWords(beside ?? '', 40)
    }
    case 'air':
      return (
        airline || plainWords(/\boperat(?:or|ed by) ?[:-] ?([^\n,;|]{2,50})/i.exec(text)?.[1] ?? heliName(text), 40)
      )
    case 'bus':
      return plainWords(
        (
          labelledOperator(text) ??
          firstMatches(text, OPERATORS, 20).find(
            (match) => !NO_OPERATOR.test(match[1] ?? '') && !isStop(text, match),
          )?.[1] ??
          KNOWN_OPERATORS.exec(text)?.[1] ??
          ''
        ).replace(NO_START, ''),
      )
    case 'sea':
      return plainWords(vesselName(text))
    case 'stay': {
      const all = [HOTEL_LABEL, HOTEL_AT, HOTEL_EXPECTS].flatMap((pattern) => firstMatches(text, pattern, 20))
      const names = [
        ...all,
        ...[
          HOTEL_LINE,
          HOTEL_HOSTED,
          HOTEL_ABOVE_HOST,
          HOTEL_HOST,
          HOTEL_WORDS,
          HOTEL_CHAINS,
          HOTEL_LAST,
          HOTEL_ABOVE,
        ].flatMap((pattern) => firstMatches(text, pattern, 20)),
        ...firstMatches(text, HOTEL_FIRST, 20).filter(([name]) => HOTEL_SIGN.test(name)),
        ...[HOTEL_IN_TOWN, HOTEL_IS_PAID].flatMap((pattern) => firstMatches(text, pattern, 20)),
      ]
        .map(([, name = '']) => name.trim().split(NAME_END)[0] ?? '')
        .filter((name) => /^(?:[A-Z0-9]|goSTOPS)/.test(name) && !NO_HOTEL.test(name) && !UNDECIDED.test(name))
      const name = names[0] ?? ''
      return plainWords(name)
    }
    default:
      return ''
  }
}

const CITY = /\b(?:address|location|city|hotel address|property address) ?[:-] ?([^\n]{3,120})/i

const STATES =
  /^(?:andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal(?: pradesh)?|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil ?nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|ladakh|jammu(?: (?:and|&) kashmir)?|j ?& ?k|andaman(?: (?:and|&) nicobar)?(?: islands)?|lakshadweep|[a-z]{2})$/i

const PIN_END = /^.{0,100}?(?<!\d)\d{3} ?\d{3}(?!\d)[^,]{0,40}/

/** `M.G. Road`, `opp. Bus Stand`, `next to SBI ATM`: parts of an address that are no town. */
const OF_STREET = /(?<!^abu )\b(?:road|rd|street|marg|lane)\.?$|^(?:near|opp|opposite|next to|behind|beside)\b/i

/** The town of a hotel: the last words of its address that are no state, pin code or country. */
export function findTown(text: string): string {
  const address =
    CITY.exec(text)?.[1]?.split(
      /(?<!\b[A-Z])\. (?=[A-Z])|\b(?:phone|total|property contact|number of|check|stay|guests?|rooms?|booking|nights?|contact|directions?)\b/i,
    )[0] ?? ''
  // Behind the pin code and the word beside it, the address ends.
  const parts = (PIN_END.exec(address)?.[0] ?? address)
    .split(',')
    .map((part) => part.replace(/\d{3} ?\d{3}(?!\d)|\bindia\b/gi, '').replace(/^[ .-]+|[ .-]+$/g, ''))
    .filter((part) => part.length > 2 && !OF_STREET.test(part))
  const towns = parts.filter((part, at) => at === 0 || !STATES.test(part))
  return plainWords(towns.at(-1) ?? '', 40)
}
