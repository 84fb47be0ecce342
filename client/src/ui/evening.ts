import { DUSK_SCENES } from './dusk-scenes.ts'

/** The URL of the evening variant of an illustration that has one; else the URL itself. */
export const toEvening = (image: string): string =>
  image.replace(/(?<=\bpictures\/)[\w-]+(?=\.svg$)/, (name) => (DUSK_SCENES.has(name) ? `${name}-dusk` : name))
