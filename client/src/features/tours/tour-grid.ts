/** The grid of tour cards: one to four columns. */
export const TOUR_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 2xl:grid-cols-4'
