// What is told on the evening before a trip.
export const title = (name: string | null) => (name === null ? 'Your trip begins tomorrow' : `Tomorrow: ${name}`)
export const nothingKnown = 'Open Saathi to see its first day and your list.'

const clock = (minute: number) =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** @param minute of the day */
export const at = (minute: number, what: string) => `${clock(minute)} ${what}`
export const meet = (point: string) => `Meet: ${point}`
export const firstStop = (stop: string) => `First stop: ${stop}`
export const carry = (things: string[]) => `Carry: ${things.join(', ')}`
