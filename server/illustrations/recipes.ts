import { heroCoast } from './heroes/coast.ts'
import { heroValley } from './heroes/valley.ts'
import { enlarge } from './kit/frame.ts'
import type { LightName } from './kit/light.ts'
import type { Recipe } from './kit/recipe.ts'
import { agraAndRajasthan } from './places/agra-and-rajasthan.ts'
import { seaCovers } from './places/covers-by-the-sea.ts'
import { wildCovers } from './places/covers-in-the-wild.ts'
import { pilgrimageCovers } from './places/covers-of-pilgrimage.ts'
import { stoneCovers } from './places/covers-of-stone.ts'
import { tableCovers } from './places/covers-of-the-table.ts'
import { roadCovers } from './places/covers-on-the-road.ts'
import { dryForests } from './places/dry-forests.ts'
import { easternHills } from './places/eastern-hills.ts'
import { garhwalAndKullu } from './places/garhwal-and-kullu.ts'
import { goaAndKonkan } from './places/goa-and-konkan.ts'
import { highHimalaya } from './places/high-himalaya.ts'
import { middleIndia } from './places/middle-india.ts'
import { northernCities } from './places/northern-cities.ts'
import type { Place } from './places/place.ts'
import { southernCities } from './places/southern-cities.ts'
import { southernHills } from './places/southern-hills.ts'
import { southernShores } from './places/southern-shores.ts'
import { templesOfTheSouth } from './places/temples-of-the-south.ts'
import { waterAndSalt } from './places/water-and-salt.ts'
import { westernHills } from './places/western-hills.ts'
import { wetForests } from './places/wet-forests.ts'

const places: Record<string, Place> = {
  ...goaAndKonkan,
  ...southernShores,
  ...westernHills,
  ...easternHills,
  ...southernHills,
  ...garhwalAndKullu,
  ...highHimalaya,
  ...agraAndRajasthan,
  ...middleIndia,
  ...dryForests,
  ...wetForests,
  ...northernCities,
  ...southernCities,
  ...templesOfTheSouth,
  ...waterAndSalt,
}

const covers: Record<string, Place> = {
  ...seaCovers,
  ...roadCovers,
  ...wildCovers,
  ...stoneCovers,
  ...pilgrimageCovers,
  ...tableCovers,
}

/** The second pictures of packages: a place in evening light, enlarged: [id, hour, zoom, centre x, centre y]. */
const evenings: [string, LightName, number, number, number][] = [
  ['tarkarli-malvan', 'duskTeal', 1.16, 590, 400],
  ['gokarna', 'nightIndigo', 1.14, 640, 420],
  ['havelock-neil', 'duskRose', 1.1, 620, 400],
  ['lakshadweep-agatti', 'afterglow', 1.22, 620, 430],
  ['leh-ladakh', 'nightIndigo', 1.2, 660, 400],
  ['darjeeling', 'nightTeal', 1.12, 620, 430],
  ['tawang', 'duskViolet', 1.26, 650, 420],
  ['hampi', 'nightIndigo', 1.2, 640, 440],
  ['agra', 'duskViolet', 1.24, 600, 380],
  ['udaipur', 'nightTeal', 1, 600, 400],
  ['spiti', 'afterglow', 1.22, 600, 430],
  ['shillong-sohra', 'duskTeal', 1.16, 600, 420],
  ['bir-billing', 'duskRose', 1.2, 600, 370],
  ['kaziranga', 'afterglow', 1.2, 620, 470],
  ['gir', 'nightIndigo', 1.16, 650, 450],
  ['sundarbans', 'afterglow', 1.18, 560, 450],
  ['kanha', 'nightTeal', 1.16, 600, 440],
  ['varanasi', 'afterglow', 1.2, 580, 450],
  ['amritsar', 'duskRose', 1.2, 660, 420],
  ['puri-konark', 'duskTeal', 1.22, 600, 430],
  ['kochi', 'nightTeal', 1.14, 560, 430],
  ['hyderabad', 'nightIndigo', 1.2, 600, 430],
]

const toRecipe = ([name, { hour, alt, draw }]: [string, Place]): Recipe => ({ name, hour, alt, draw })

function toEveningRecipe([id, hour, zoom, x, y]: (typeof evenings)[number]): Recipe {
  const { alt, draw } = places[id]!
  const when = hour.startsWith('night') ? 'by night' : 'as the light goes'
  return {
    name: `${id}-dusk`,
    hour,
    alt: `${alt.replace(/,? (at|by|lit at|against the) (dawn|sunrise|dusk|sunset|night|setting sun)\b/, '')}, ${when}`,
    draw: (k) => (zoom === 1 ? draw(k) : enlarge(k, zoom, x, y, draw(k))),
  }
}

export const recipes: Recipe[] = [
  ...Object.entries(places).map(toRecipe),
  ...Object.entries(covers).map(toRecipe),
  ...evenings.map(toEveningRecipe),
  {
    name: 'hero-coast',
    hour: 'dawnRose',
    alt: 'A palm-fringed coast at dawn, a sailing boat coming in',
    draw: (k) =>
      heroCoast(k)
        .map(({ body }) => body)
        .join(''),
    width: 1600,
    height: 1000,
  },
  {
    name: 'hero-valley',
    hour: 'noonTeal',
    alt: 'A Ladakh valley with a monastery, stupas and prayer flags under snow peaks',
    draw: (k) =>
      heroValley(k)
        .map(({ body }) => body)
        .join(''),
    width: 1600,
    height: 1000,
  },
]
