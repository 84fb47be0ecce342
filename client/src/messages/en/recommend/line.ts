// The line of free text above the form.
export const describeTrip = 'A place, or your trip in one line'
export const describeInOneLine = 'A place, or one line'
const example = 'quiet beach for two from Pune in January under 25k'
/** On a phone, which has no room for more. */
export const shortExample = 'Hampi for 4 days'
export const lineExample = `${shortExample}, or: ${example}`
export const fillIn = 'Fill in'
export const go = 'Go'
export const lineFailed = 'We could not read that just now. Please try again.'
export const readFromLine = 'Read from your line'
export const removeChip = (chip: string) => `Remove: ${chip}`
export const nothingKnown = `We did not understand that. Try: ${example}.`
export const noJourneysFrom = (city: string, start: string, km: number) =>
  `We have no trains, buses or flights from ${city} yet. The nearest city with some is ${start}, ${km} km away.`
export const stillFrom = (start: string) => `The form still starts from ${start}.`
export const planFrom = (start: string) => `Plan from ${start}`
export const plannedFrom = (start: string, city: string) =>
  `Planned from ${start}. Getting there from ${city} is not in the costs.`
export const notUsed = (words: string) => `Not understood: ${words}`

// The line before the folded form, with the next long weekends.
export const whereNext = 'Where next?'
export const longWeekends = 'Long weekends'
export const noLeave = 'no leave'
export const oneLeave = '1 day of leave'
export const nearPlace = (name: string, price: string) => `${name}, ${price} for two`
export const whatFits = 'See what fits'
