// Where the reader's home has no journeys.
export const noJourneysFrom = (city: string) => `We have no trains, buses or flights from ${city} yet.`
export const nearestIs = (start: string, km: number) => `The nearest city with some is ${start}, ${km} km away.`
export const stillFrom = (start: string) => `The prices here are from ${start}.`
export const startFrom = (start: string) => `Start from ${start}`
export const pricesFrom = (start: string, city: string) =>
  `Prices from ${start}. Getting there from ${city} is not in them.`
