export const filters = 'Filters'
export const filtersActive = (count: number) => (count === 1 ? 'Filters, 1 active' : `Filters, ${count} active`)
export const clearAll = 'Clear all'
