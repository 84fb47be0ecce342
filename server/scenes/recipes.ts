import { seedOf } from './kit/random.ts'
import type { Recipe } from './kit/recipe.ts'
import { adventure } from './places/adventure.ts'
import { beaches } from './places/beaches.ts'
import { culinary } from './places/culinary.ts'
import { historical } from './places/historical.ts'
import { hillPlaces } from './places/mountains.ts'
import type { Place } from './places/place.ts'
import { spiritual } from './places/spiritual.ts'
import { wildlife } from './places/wildlife.ts'
import { scenery } from './scenery.ts'

const places: Record<string, Place> = {
  ...beaches,
  ...hillPlaces,
  ...historical,
  ...adventure,
  ...wildlife,
  ...spiritual,
  ...culinary,
}

const asPicture = (name: string, { hour, alt, draw }: Place): Recipe => ({ name, hour, alt, draw })

const covers: [string, Recipe['hour'], string, string][] = [
  ['konkan-slowly', 'goldenMarigold', 'tarkarli-malvan', 'Konkan, slowly'],
  ['cove-by-cove-to-gokarna', 'dawnMist', 'gokarna', 'Cove by cove to Gokarna'],
  ['two-islands-and-a-reef', 'noonTeal', 'havelock-neil', 'Two islands and a reef'],
  ['lagoon-days-in-lakshadweep', 'dawnRose', 'lakshadweep-agatti', 'Lagoon days in Lakshadweep'],
  ['monasteries-of-the-indus', 'winter', 'leh-ladakh', 'Monasteries of the Indus'],
  ['darjeeling-by-steam-and-leaf', 'noonAzure', 'darjeeling', 'Darjeeling by steam and leaf'],
  ['over-sela-to-tawang', 'goldenMarigold', 'tawang', 'Over Sela to Tawang'],
  ['rack-railway-to-the-nilgiris', 'dawnMist', 'ooty-coonoor', 'A rack railway to the Nilgiris'],
  ['hampi-by-coracle-and-stone', 'noonTeal', 'hampi', 'Hampi by coracle and stone'],
  ['ellora-before-ajanta', 'dawnRose', 'ajanta-ellora', 'Ellora before Ajanta'],
  ['agra-to-orchha-on-one-railway-line', 'winter', 'agra', 'Agra to Orchha on one railway line'],
  ['mewar-to-the-thar', 'noonAzure', 'udaipur', 'Mewar to the Thar'],
  ['the-long-way-round-spiti', 'goldenMarigold', 'spiti', 'The long way round Spiti'],
  ['root-bridges-of-the-khasi-hills', 'dawnMist', 'shillong-sohra', 'Root bridges of the Khasi hills'],
  ['valley-of-flowers-in-the-rains', 'noonTeal', 'valley-of-flowers', 'Valley of Flowers in the rains'],
  ['three-mornings-of-wind-at-bir', 'dawnRose', 'bir-billing', 'Three mornings of wind at Bir'],
  ['rhino-grass-and-river-island', 'winter', 'kaziranga', 'Rhino grass and a river island'],
  ['lions-then-the-sea', 'noonAzure', 'gir', 'Lions, then the sea'],
  ['three-tides-in-the-sundarbans', 'goldenMarigold', 'sundarbans', 'Three tides in the Sundarbans'],
  ['kanha-in-a-borrowed-blanket', 'dawnMist', 'kanha', 'Kanha in a borrowed blanket'],
  ['kashi-to-the-bodhi-tree', 'noonTeal', 'varanasi', 'Kashi to the Bodhi tree'],
  ['amritsar-and-the-open-kitchen', 'dawnRose', 'amritsar', 'Amritsar and the open kitchen'],
  ['up-the-steps-to-tirumala', 'winter', 'tirupati', 'Up the steps to Tirumala'],
  ['puri-konark-and-the-chilika-light', 'noonAzure', 'puri-konark', 'Puri, Konark and the Chilika light'],
  ['lucknow-on-an-empty-stomach', 'goldenMarigold', 'lucknow', 'Lucknow on an empty stomach'],
  ['pepper-fish-and-a-slow-boat', 'dawnMist', 'kochi', 'Pepper, fish and a slow boat'],
  ['madurai-and-the-chettinad-table', 'noonTeal', 'chettinad', 'Madurai and the Chettinad table'],
  ['hyderabad-from-nihari-to-irani-chai', 'dawnRose', 'hyderabad', 'Hyderabad from nihari to Irani chai'],
]

const dusks: [string, Recipe['hour']][] = [
  ['tarkarli-malvan', 'afterglow'],
  ['gokarna', 'nightIndigo'],
  ['havelock-neil', 'duskTeal'],
  ['lakshadweep-agatti', 'duskRose'],
  ['leh-ladakh', 'nightTeal'],
  ['darjeeling', 'duskViolet'],
  ['tawang', 'afterglow'],
  ['hampi', 'duskTeal'],
  ['agra', 'nightTeal'],
  ['udaipur', 'duskViolet'],
  ['spiti', 'afterglow'],
  ['shillong-sohra', 'nightIndigo'],
  ['bir-billing', 'duskRose'],
  ['kaziranga', 'nightTeal'],
  ['gir', 'duskViolet'],
  ['sundarbans', 'afterglow'],
  ['kanha', 'nightIndigo'],
  ['varanasi', 'duskTeal'],
  ['amritsar', 'duskRose'],
  ['puri-konark', 'duskViolet'],
  ['kochi', 'nightIndigo'],
  ['hyderabad', 'duskRose'],
]

export const recipes: Recipe[] = [
  ...Object.entries(places).map(([name, place]) => asPicture(name, place)),
  ...covers.map(([name, hour, id, alt]) => ({ name, hour, alt, draw: places[id]!.draw })),
  ...dusks.map(([id, hour]) => ({
    name: `${id}-dusk`,
    hour,
    alt: `${places[id]!.alt}, after sunset`,
    draw: places[id]!.draw,
  })),
  {
    name: 'hero-coast',
    hour: 'dawnRose',
    alt: 'A palm coast at dawn',
    draw: (k) => scenery.beaches(k, seedOf('hero')),
    width: 1600,
    height: 1000,
  },
  {
    name: 'hero-valley',
    hour: 'noonTeal',
    alt: 'A mountain valley',
    draw: (k) => scenery.mountains(k, seedOf('hero')),
    width: 1600,
    height: 1000,
  },
]
