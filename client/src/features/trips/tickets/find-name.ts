import { plainWords } from './clean-text.ts'
import { trainName } from './rows.ts'
import type { TicketKind } from './ticket.ts'

const OPERATORS =
  /\b(KSRTC|MSRTC|GSRTC|RSRTC|UPSRTC|HRTC|TNSTC|SETC|APSRTC|TGSRTC|TSRTC|Kadamba|NueGo|Zingbus|IntrCity(?: SmartBus)?|[A-Z][A-Za-z.&]{1,20}(?: [A-Z][A-Za-z.&]{1,20}){0,3} (?:Travels|Tours|Transports?|Roadways|Bus(?:es| Service)?))\b/
const BUS_LABEL =
  /\b(?:bus operator|operator(?: name)?|travels(?: name)?|bus partner|travel agency|bus name|operated by|service provider) ?[:-]{1,2} ?([^\n,;|]{2,60})/i
const VESSEL =
  /\b((?:m\.?v\.? )?(?:makruzz(?: gold| pearl)?|nautika(?: lite)?|green ocean(?: \d)?|itt majestic)|m\.?v\.? [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?|M2M [A-Za-z -]{3,20}Ro-?Ro)\b/i
const VESSEL_LABEL = /\b(?:ferry|vessel|ship|boat|cruise|operator)(?: name)? ?[:-] ?([^\n,;|]{2,50})/i
const HOTEL_LABEL =
  /\b(?:hotel|property|hostel|homestay|resort|accommodation|guest ?house|stay|houseboat)(?: name| details)? ?[:-]{1,2} ?([^\n;|]{3,70})/gi
const HOTEL_AT =
  /\b(?:(?:booking|reservation|stay|rooms?)(?: (?:is|has been|with us)){0,2}(?: now)?(?: (?:confirmed|booked|reserved))?|confirmed|staying|booked) (?:at|in|with) (?:the )?((?:The )?[A-Z0-9][\w'&.-]{0,24}(?: (?:[A-Z0-9][\w'&.-]{0,24}|by|of|the|and|de|&|-)){0,7})/
const HOTEL_LINE =
  /^ {0,8}((?:[A-Z][\w'&.-]{0,24} ){0,5}(?:Hotel|Hostel|Homestay|Resort|Palace|Inn|Residency|Lodge|Villas?|Guest ?House|Zostel|Treebo|OYO|FabHotel|Haveli|Retreat|Camp|Houseboat|Suites)\b(?: [A-Z0-9][\w'&.-]{0,24}){0,5})/m

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
      return plainWords(BUS_LABEL.exec(text)?.[1]?.split(/\. /)[0] ?? OPERATORS.exec(text)?.[1] ?? '')
    case 'sea':
      return plainWords(VESSEL.exec(text)?.[1] ?? VESSEL_LABEL.exec(text)?.[1] ?? '')
    case 'stay': {
      const labelled = [...text.matchAll(HOTEL_LABEL)]
        .map(({ 1: name = '' }) => name.trim())
        .find((name) => /^[A-Z0-9]/.test(name) && !/\d{6}|^(?:check|confirm)/i.test(name))
      const name = labelled ?? HOTEL_AT.exec(text)?.[1] ?? HOTEL_LINE.exec(text)?.[1] ?? ''
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
