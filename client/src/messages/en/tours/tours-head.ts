// The head of the tour list, which shows before any script has run.

export const title = 'Explore Amazing Tours'
export const intro = 'Take a seat on a trip that somebody hosts, or host your own.'
export const createIntro = 'Going somewhere? Host a tour, and people come along.'
export const loadingTours = 'Loading Open Tours...'
