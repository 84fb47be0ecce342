export const playFilms = 'Play the background films'
export const pauseFilms = 'Pause the background films'
