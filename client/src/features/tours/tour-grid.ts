/** How cards of tours stand: one to four in a row. */
export const TOUR_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 2xl:grid-cols-4'
