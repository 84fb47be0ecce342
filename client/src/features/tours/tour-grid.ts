/** How cards of tours stand: one, two or three to a row. */
export const TOUR_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'
