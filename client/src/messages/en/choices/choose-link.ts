export const chooseTogether = 'Choose together'
