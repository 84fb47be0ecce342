import { heroCoast } from './heroes/coast.ts'
import { heroValley } from './heroes/valley.ts'
import type { LightName } from './kit/light.ts'
import type { Recipe } from './kit/recipe.ts'
import { agraAndRajasthan } from './places/agra-and-rajasthan.ts'
import { bayOfBengal } from './places/bay-of-bengal.ts'
import { brajAndBeyond } from './places/braj-and-beyond.ts'
import { seaCovers } from './places/covers-by-the-sea.ts'
import { wildCovers } from './places/covers-in-the-wild.ts'
import { pilgrimageCovers } from './places/covers-of-pilgrimage.ts'
import { stoneCovers } from './places/covers-of-stone.ts'
import { tableCovers } from './places/covers-of-the-table.ts'
import { roadCovers } from './places/covers-on-the-road.ts'
import { deccanAndKonkan } from './places/deccan-and-konkan.ts'
import { dryForests } from './places/dry-forests.ts'
import { easternHills } from './places/eastern-hills.ts'
import { farSouth } from './places/far-south.ts'
import { garhwalAndKullu } from './places/garhwal-and-kullu.ts'
import { goaAndKonkan } from './places/goa-and-konkan.ts'
import { greatFalls } from './places/great-falls.ts'
import { highHimalaya } from './places/high-himalaya.ts'
import { hillStationsAndNawabs } from './places/hill-stations-and-nawabs.ts'
import { kindredCountry } from './places/kindred-country.ts'
import { kingdomsOfTheDeccan } from './places/kingdoms-of-the-deccan.ts'
import { lakesAndCoffee } from './places/lakes-and-coffee.ts'
import { malwa } from './places/malwa.ts'
import { middleIndia } from './places/middle-india.ts'
import { northernCities } from './places/northern-cities.ts'
import { pilgrimCourts } from './places/pilgrim-courts.ts'
import { pilgrimRivers } from './places/pilgrim-rivers.ts'
import type { Place } from './places/place.ts'
import { plainCountry } from './places/plain-country.ts'
import { reedsAndNests } from './places/reeds-and-nests.ts'
import { sahyadri } from './places/sahyadri.ts'
import { southernCities } from './places/southern-cities.ts'
import { southernHills } from './places/southern-hills.ts'
import { southernPlateau } from './places/southern-plateau.ts'
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
  ...southernPlateau,
  ...bayOfBengal,
  ...sahyadri,
  ...brajAndBeyond,
  ...deccanAndKonkan,
  ...farSouth,
  ...hillStationsAndNawabs,
  ...lakesAndCoffee,
  ...malwa,
  ...greatFalls,
  ...reedsAndNests,
  ...pilgrimRivers,
  ...pilgrimCourts,
  ...kingdomsOfTheDeccan,
  ...plainCountry,
  ...kindredCountry,
}

const covers: Record<string, Place> = {
  ...seaCovers,
  ...roadCovers,
  ...wildCovers,
  ...stoneCovers,
  ...pilgrimageCovers,
  ...tableCovers,
}

/** The evening variants of places, for galleries and the dark theme. */
const evenings: [id: string, hour: LightName][] = [
  ['tarkarli-malvan', 'duskTeal'],
  ['gokarna', 'nightIndigo'],
  ['havelock-neil', 'duskRose'],
  ['lakshadweep-agatti', 'afterglow'],
  ['leh-ladakh', 'nightIndigo'],
  ['darjeeling', 'nightTeal'],
  ['tawang', 'duskViolet'],
  ['hampi', 'nightIndigo'],
  ['agra', 'duskViolet'],
  ['udaipur', 'nightTeal'],
  ['spiti', 'afterglow'],
  ['shillong-sohra', 'duskTeal'],
  ['bir-billing', 'duskRose'],
  ['kaziranga', 'afterglow'],
  ['gir', 'nightIndigo'],
  ['sundarbans', 'afterglow'],
  ['kanha', 'nightTeal'],
  ['varanasi', 'afterglow'],
  ['amritsar', 'duskRose'],
  ['puri-konark', 'duskTeal'],
  ['kochi', 'nightTeal'],
  ['hyderabad', 'nightIndigo'],
  ['puducherry', 'nightIndigo'],
  ['mamallapuram', 'nightTeal'],
  ['shirdi-nashik', 'duskViolet'],
  ['rishikesh', 'afterglow'],
  ['ajanta-ellora', 'afterglow'],
  ['ranthambore', 'nightTeal'],
  ['jaipur', 'duskViolet'],
  ['wayanad', 'nightIndigo'],
  ['srinagar-gulmarg', 'duskTeal'],
  ['dandeli', 'nightTeal'],
  ['kanchipuram', 'duskRose'],
  ['jodhpur', 'nightIndigo'],
  ['shimla', 'afterglow'],
  ['lucknow', 'nightIndigo'],
  ['munnar', 'afterglow'],
  ['manali', 'nightTeal'],
  ['jaisalmer', 'duskViolet'],
  ['rameswaram-madurai', 'nightTeal'],
  ['south-goa', 'afterglow'],
  ['alappuzha-kumarakom', 'duskViolet'],
  ['coorg', 'nightTeal'],
  ['varkala', 'nightIndigo'],
  ['vizag-araku', 'duskViolet'],
  ['yelagiri', 'duskTeal'],
  ['yadadri', 'nightIndigo'],
  ['suryalanka', 'nightTeal'],
  ['gopalpur-chilika', 'afterglow'],
  ['nandi-hills', 'nightIndigo'],
  ['lonavala', 'nightTeal'],
  ['pachmarhi', 'duskViolet'],
  ['mathura-vrindavan', 'duskRose'],
  ['ahmedabad-kevadia', 'afterglow'],
  ['bhubaneswar-dhauli', 'duskTeal'],
  ['velankanni', 'nightIndigo'],
  ['ananthagiri-vikarabad', 'duskTeal'],
  ['tadoba', 'nightTeal'],
  ['tiruchirappalli', 'nightIndigo'],
  ['mussoorie', 'duskRose'],
  ['murshidabad', 'duskViolet'],
  ['pushkar-ajmer', 'nightIndigo'],
  ['gangetic-plain', 'afterglow'],
  ['deccan-plateau', 'nightIndigo'],
  ['warangal', 'duskViolet'],
  ['shravanabelagola-melukote', 'duskRose'],
  ['bidar', 'duskViolet'],
  ['mandu-maheshwar', 'nightIndigo'],
  ['prayagraj', 'afterglow'],
  ['dwarka-somnath', 'duskViolet'],
  ['kushinagar-gorakhpur', 'nightTeal'],
  ['deoghar', 'nightIndigo'],
  ['imphal-loktak', 'duskTeal'],
  ['jog-falls', 'duskRose'],
  ['bastar', 'duskViolet'],
]

const toRecipe = ([name, place]: [string, Place]): Recipe => ({ name, ...place })

function toEveningRecipe([id, hour]: (typeof evenings)[number]): Recipe {
  const { alt, subject, draw } = places[id]!
  const when = hour.startsWith('night') ? 'by night' : 'as the light goes'
  return {
    name: `${id}-dusk`,
    hour,
    alt: `${alt.replace(/,? (at|by|lit at|against the) (dawn|sunrise|dusk|sunset|night|setting sun)\b/, '')}, ${when}`,
    subject,
    draw,
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
    subject: [700, 500, 1120, 960],
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
    subject: [620, 440, 1180, 940],
    draw: (k) =>
      heroValley(k)
        .map(({ body }) => body)
        .join(''),
    width: 1600,
    height: 1000,
  },
]
