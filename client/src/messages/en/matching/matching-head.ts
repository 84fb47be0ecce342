// Apart from `matching.ts`, since the skeleton of the page is part of the first load.
export const title = 'Find Your Match'
export const howToSwipe = 'Swipe right to connect, left to pass. They see it only if you both say yes.'
export const loading = 'Loading...'
