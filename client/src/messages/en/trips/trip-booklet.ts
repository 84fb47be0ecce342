// The booklet of a trip, for paper.

export const title = 'Print booklet'
export const intro = 'A cover, a page a day, your checklist and the emergency numbers.'
export const paper = 'Paper'
export const papers = { a4: 'A4, a full sheet', a5: 'A5, half as large' } as const
export const start = 'Print'

export const coverLabel = 'Travel booklet'
export const moreStops = (count: number) => `and ${count} more`
export const freeDay = 'Nothing planned'
export const sun = (rise: string, set: string) => `Sunrise ${rise} · Sunset ${set}`
export const way = (by: 'walk' | 'road' | 'boat' | 'ropeway', kmAndTime: string) =>
  by === 'walk' ? `On foot, ${kmAndTime}` : `By ${by}, ${kmAndTime}`
export const notes = 'Notes'
export const checklist = 'Checklist'
export const packing = 'To pack'
export const booking = 'To book'
export const by = (day: string) => `by ${day}`
export const goodToKnow = 'Good to know'
export const permits = 'Permits'
export const emergency = 'In an emergency'
export const myContacts = 'People to call'
export const imprint = 'Made with Saathi. Times and costs are estimates; please check them before you go.'
export const costOfDay = (rupees: string) => `About ${rupees} for the day, for all of you`
