import { firstMatches, plainWords } from './clean-text.ts'
import { trainName } from './rows.ts'
import type { TicketKind } from './ticket.ts'

const SUFFIX =
  'Travels?|Tours|Transports?|Roadways|Roadlines?|Translines?|Bus(?:es| Service| Lines?)?|Coaches|Carriers|Motors|Holidays|TRAVELS?|TOURS|TRANSPORTS?|ROADWAYS|ROADLINES?|BUS SERVICE|HOLIDAYS'
const OPERATORS = new RegExp(
  `\\b(KSRTC|MSRTC|GSRTC|RSRTC|UPSRTC|HRTC|TNSTC|SETC|APSRTC|TGSRTC|TSRTC|Kadamba|NueGo|Zingbus|IntrCity(?: SmartBus)?|(?:[A-Z][A-Za-z.&]{0,20} ){1,4}(?:${SUFFIX})(?: (?:and|&|AND) (?:${SUFFIX}))?)(?![a-z])`,
)
const BUS_LABEL =
  /\b(?:bus operator|operator(?: name)?|travels name|bus partner|travel agency|bus name|operated by|service provider)(?: ?[:-]{1,2} ?| {2,})([^\n,;|]{2,60})/i
/** Words that begin a sentence, not a name. */
const NO_START =
  /^(?:(?:your|the|dear|from|by|with|via|operator|hi|hello|booked|confirmed|ticket|thanks?|for|choosing|sir|madam|travel(?:ling)?|and|on|bus|you|is|are|namaste|namaskar\w{0,2}|vanakkam|welcome to)[ ,!]+)+(?=\S)/i
const VESSEL =
  /\b((?:m\.?v\.? )?(?:makruzz(?: gold| pearl)?|nautika(?: lite)?|green ocean(?: \d)?|itt majestic)|m\.?v\.? [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?|M2M [A-Za-z -]{3,20}Ro-?Ro)\b/i
const VESSEL_LABEL = /\b(?:ferry|vessel|ship|boat|cruise|operator)(?: name)? ?[:-] ?([^\n,;|]{2,50})/i
const HOTEL_LABEL =
  /(?:\b(?:hotel|property|hostel|homestay|resort|accommodation|guest ?house|stay|houseboat)(?: name| details)? ?[:-]{1,2} ?|^ {0,4}(?:hotel|property|hostel|homestay|resort|accommodation)(?: name)? {2,})([^\n;|]{3,70})/gim
const HOTEL_AT =
  /\b(?:(?:booking|reservation|stay|rooms?)(?: [A-Z0-9-]{5,16})?(?: (?:is|has been|with us)){0,2}(?: now)?(?: (?:confirmed|booked|reserved))?|confirmed|staying|booked) at (?:the )?((?:The )?[A-Z0-9][\w'&.-]{0,24}(?: (?:[A-Z0-9][\w'&.-]{0,24}|by|of|the|and|de|&|-)){0,7})/g
const HOTEL_HOST = /((?:[A-Z0-9][\w'&-]{0,24} ){1,6})hosted by\b/g
const HOTEL_LAST = /\bat (?:the )?((?:[A-Z0-9][\w'&-]{1,24} ){1,5}[A-Z][\w'&-]{1,24})/g
const HOTEL_WORDS =
  /\b((?:(?:The )?[A-Z][\w'&-]{0,24} ){1,5}(?:Hotel|Hostel|Homestay|Resort|Palace|Inn|Residency|Lodge|Villas?|Guest ?House|Haveli|Retreat|Houseboat|Cottages?|Farmstay|Bungalow|Backpackers|Dharamshala|Chalet|Apartments?|Suites)\b(?: (?:& |and )?Spa)?)/g
/** The line above an address; of two words it may be a person. */
const HOTEL_ABOVE =
  /^ {0,4}([A-Z][^\n ,:;!?]{0,24} [^\n ,:;!?]{1,24} [^\n,:;!?]{2,50})\n{1,2}[^\n]{0,80}(?:,[^\n]{0,40}\b\d{3} ?\d{3}\b|, India\b)/gm
const NO_HOTEL =
  /^(?:check|confirm|namask|namaste|dear\b|hi\b|hello|thank|your?\b|sir\b|madam\b|welcome|details?\b|name\b|address|policy|rules|phone|contact|voucher|booking|reservation|is\b|has\b|will\b|we\b|please|pls|total|price|paid\b|pay\b|(?:hotel|hostel|resort|treebo|oyo|zostel|fabhotel|home ?stay|stay|inn|palace|camp|desk|desk)$|\d{1,3} (?:nights?|rooms?|adults?|guests?|pax)|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6},? \d|[\d/., -]{1,12}$)|\b(?:your booking|sir|confirmed|vouchers?|confirmation|booking|reservation|itinerary|invoice|e-?ticket|policy|party)\b|\d{6}/i
const HOTEL_LINE =
  /^ {0,8}((?:[A-Z][\w'&.-]{0,24} ){0,5}(?:Hotel|Hostel|Homestay|Resort|Palace|Inn|Residency|Lodge|Villas?|Guest ?House|Zostel|Treebo|OYO|FabHotel|Haveli|Retreat|Camp|Houseboat|Suites|Cottages?|Farmstay|Bungalow|Mahal|Niwas|Regency|Apartments?)\b(?: (?:& |and )?[A-Z0-9][\w'&.-]{0,24}){0,5})/gm

/** The name of the train, airline, operator, vessel or hotel. */
export function findName(text: string, kind: TicketKind | null, number: string, airline: string): string {
  switch (kind) {
    case 'rail': {
      const at = number ? text.indexOf(number) : -1
      const beside =
        at < 0
          ? null
          : /^\d{5} ?[/(:-] ?([A-Z][A-Za-z .-]{2,40}?)(?=[)\n,;|(]| {2}|$| - )/.exec(text.slice(at, at + 70))
      return trainName(number) || plainWords(beside?.[1] ?? '', 40)
    }
    case 'air':
      return airline
    case 'bus':
      return plainWords(
        (BUS_LABEL.exec(text)?.[1]?.split(/\. /)[0] ?? OPERATORS.exec(text)?.[1] ?? '').replace(NO_START, ''),
      )
    case 'sea':
      return plainWords(VESSEL.exec(text)?.[1] ?? VESSEL_LABEL.exec(text)?.[1] ?? '')
    case 'stay': {
      const all = [HOTEL_LABEL, HOTEL_AT].flatMap((pattern) => firstMatches(text, pattern, 20))
      const names = [
        ...all,
        ...[HOTEL_LINE, HOTEL_HOST, HOTEL_WORDS, HOTEL_LAST, HOTEL_ABOVE].flatMap((pattern) =>
          firstMatches(text, pattern, 20),
        ),
      ]
        .map(({ 1: name = '' }) => name.trim())
        .filter((name) => /^[A-Z0-9]/.test(name) && !NO_HOTEL.test(name))
      const name = names[0] ?? ''
      return plainWords(name.split(/, |\. | (?:for|from|on|is) | - (?=\d)/)[0] ?? '')
    }
    default:
      return ''
  }
}

const CITY = /\b(?:address|location|city|hotel address|property address) ?[:-] ?([^\n]{3,120})/i

/** The town of a hotel: the last words of its address that are no state, pin code or country. */
export function findTown(text: string): string {
  const parts = (CITY.exec(text)?.[1] ?? '')
    .split(',')
    .map((part) => part.replace(/\d{5,6}|\bindia\b/gi, '').trim())
    .filter((part) => part.length > 2)
  return plainWords(parts.length > 1 ? (parts.at(-2) ?? '') : (parts[0] ?? ''), 40)
}
