// Texts of the drawn map.

export const rail = 'Train'
export const air = 'Flight'
export const road = 'Road'
export const sea = 'Ferry'
export const pins = 'Places on the map'
export const pin = (number: number | string, name: string, label: string) => `${number}. ${name}, ${label}`
const places = (count: number) => (count === 1 ? '1 place' : `${count} places`)
export const map = (count: number) => `Map: ${places(count)}`
export const mapFrom = (from: string, count: number) => `Map: from ${from} to ${places(count)}`
export const himalaya = 'Himalaya'
export const arabianSea = ['Arabian', 'Sea']
export const bayOfBengal = ['Bay of', 'Bengal']
export const indianOcean = ['Indian Ocean']
