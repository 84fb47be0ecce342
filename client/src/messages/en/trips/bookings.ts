// The booking reference of a ticket, which is for its reader alone.
export const label = 'Booking reference (PNR)'
export const onlyYou = 'Only you see it. It is stored encrypted, and not shared, copied or printed with the trip.'
export const short = 'PNR'
export const copy = 'Copy'
export const copyOf = (title: string) => `Copy the booking reference: ${title}`
export const copied = 'Copied.'
export const copyByHand = 'Please copy it by hand.'
export const failed = (title: string) =>
  `The booking reference of ${title} is not kept. Please open the item and give it again.`
