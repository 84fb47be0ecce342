/** What the map shows besides the coast, as positions in degrees: [longitude, latitude]. Drawn as ornament, not surveyed. */
export type Line = [lon: number, lat: number][]

/** Reads "longitude latitude, longitude latitude", degrees. */
const positions = (text: string): Line =>
  text.split(',').map((pair) => {
    const [lon, lat] = pair.trim().split(/\s+/).map(Number)
    return [lon!, lat!]
  })

/** From the source to the mouth. Where one river ends in another, the last position is one of the other. */
export const RIVERS: Record<string, Line> = {
  ganga: positions(`
    79.08 30.92, 78.6 30.15, 78.17 29.95, 78.05 29.1, 78.4 28.2, 79.1 27.55, 79.9 27.05, 80.35 26.46,
    81.1 25.85, 81.88 25.43, 82.57 25.15, 83.01 25.31, 83.58 25.58, 84.4 25.72, 85.15 25.62, 86.47 25.38,
    87 25.26, 87.93 24.8, 88.6 24.36, 89.75 23.77, 90.63 23.23, 90.8 22.2
  `),
  hooghly: positions('87.93 24.8, 88.25 24.2, 88.38 23.4, 88.33 22.57, 88.08 21.6'),
  yamuna: positions(`
    78.45 31, 77.6 30.43, 77.15 29.5, 77.25 28.65, 77.69 27.5, 78.03 27.19, 79 26.75, 80.15 25.95, 81.2 25.55,
    81.88 25.43
  `),
  brahmaputra: positions(`
    94.9 29.4, 95.33 28.07, 94.9 27.48, 94.1 26.9, 92.8 26.62, 91.74 26.19, 90.7 26.2, 89.98 26.02, 89.65 25.1,
    89.75 24.4, 89.75 23.77
  `),
  narmada: positions(`
    81.75 22.67, 80.37 22.6, 79.93 23.15, 78.8 22.95, 77.72 22.75, 76.15 22.25, 75.59 22.17, 74.3 22,
    73.75 21.83, 72.98 21.7, 72.5 21.6
  `),
  mahanadi: positions(`
    81.9 20.3, 81.75 21, 82.3 21.5, 83.2 21.6, 83.87 21.53, 83.9 20.85, 84.8 20.55, 85.85 20.5, 86.8 20.3
  `),
  godavari: positions(`
    73.53 19.93, 74.3 19.85, 75.38 19.48, 76.3 19.15, 77.3 19.1, 78.4 18.95, 79.45 18.85, 79.9 18.75, 80.3 18.2,
    80.89 17.67, 81.5 17.35, 81.78 17, 82.3 16.35
  `),
  krishna: positions(`
    73.65 17.93, 74.2 17.3, 74.56 16.86, 75.3 16.55, 75.89 16.33, 76.6 16.25, 77.3 16.3, 78.1 16.05, 78.9 16.08,
    79.31 16.57, 80 16.7, 80.62 16.51, 81 15.7
  `),
  kaveri: positions(`
    75.49 12.38, 76 12.5, 76.57 12.42, 77.03 12.2, 77.78 12.12, 77.8 11.75, 77.72 11.34, 78.2 10.95, 78.7 10.83,
    79.2 10.97, 80 11.15
  `),
  indus: positions(`
    79.2 32.8, 78.4 33.4, 77.5 34.1, 76.4 34.7, 75.6 35.3, 74.6 35.7, 73.2 35.1, 72.7 34.4, 72.2 33.8,
    71.6 32.9, 71 31.8, 70.7 30.4, 70.1 29, 68.9 27.7, 67.9 26.6, 68.3 25.4, 67.9 24.6, 67.3 23.8
  `),
}

/** A range: where it runs, and in which colours. `step` and `size` override those of its colours (`ground.ts`). */
type Range = { name: string; colours: Colours; line: Line; step?: number; size?: number }
export type Colours = 'snow' | 'foothills' | 'ghats' | 'dry' | 'east'

export const RANGES: Range[] = [
  {
    name: 'Karakoram and the plateau',
    colours: 'snow',
    line: positions(`
    73.6 36.2, 75.2 35.9, 76.6 35.6, 77.8 34.6, 78.6 33.5, 79.6 32.3, 81 31.2, 82.6 30.5, 84.4 29.8, 86.4 29.1,
    88.3 28.9, 90.5 29.1, 92.6 29.2, 94.2 29.9
  `),
    step: 25,
    size: 0.85,
  },
  {
    name: 'Himalaya',
    colours: 'snow',
    line: positions(`
    73.2 35.5, 74.6 35, 75.8 34.1, 76.8 33.3, 77.7 32.2, 78.7 31.3, 79.9 30.5, 81.2 29.9, 82.4 29.1, 83.7 28.7,
    85.2 28.3, 86.9 28, 88.2 27.9, 90.3 28.1, 92.4 28.1, 93.9 28.8, 95.4 29.5
  `),
  },
  {
    name: 'Shivalik',
    colours: 'foothills',
    line: positions(`
    73.6 34, 74.5 33.2, 75.5 32.5, 76.4 31.7, 77.2 30.9, 78.1 30.2, 79.1 29.5, 80.4 28.9, 82 28.1, 83.6 27.7,
    85.2 27.3, 87 27, 88.3 27.1, 90 27.2, 91.8 27.2, 93.6 27.7, 95 28.4
  `),
  },
  {
    name: 'Aravalli',
    colours: 'dry',
    line: positions('72.9 24.4, 73.6 25.2, 74.4 26.1, 75.2 27, 76 27.9'),
  },
  {
    name: 'Vindhya',
    colours: 'dry',
    line: positions('75.2 22.75, 76.6 23.1, 78.2 23.5, 79.8 24, 81.4 24.5, 82.8 24.8'),
  },
  {
    name: 'Satpura',
    colours: 'dry',
    line: positions('74.6 21.5, 76.2 21.6, 77.6 22.1, 79 22.2, 80.6 22.1'),
  },
  {
    name: 'Western Ghats',
    colours: 'ghats',
    line: positions(`
    73.95 20.6, 73.9 19.5, 73.85 18.5, 74 17.6, 74.2 16.6, 74.45 15.7, 74.85 14.8, 75.2 14, 75.55 13.2,
    75.95 12.4, 76.35 11.6, 76.75 11.1, 77.1 10.2, 77.35 9.4, 77.45 8.7
  `),
  },
  {
    name: 'Eastern Ghats, north',
    colours: 'ghats',
    line: positions('84.3 19.7, 83.4 18.9, 82.6 18.2, 81.9 17.8'),
  },
  {
    name: 'Eastern Ghats, south',
    colours: 'dry',
    line: positions('79.1 15.9, 78.9 15, 79 14.1, 78.8 13.2, 78.5 12.4, 78.2 11.7'),
  },
  {
    name: 'Chota Nagpur',
    colours: 'dry',
    line: positions('84.2 23, 85.3 23.3, 86.2 22.6'),
  },
  {
    name: 'Khasi hills',
    colours: 'east',
    line: positions('90.4 25.5, 91.4 25.5, 92.4 25.5, 93.2 25.3'),
  },
  {
    name: 'Patkai, Naga and Lushai hills',
    colours: 'east',
    line: positions('96 27.2, 95.2 26.4, 94.6 25.6, 94 24.7, 93.6 23.8, 93.2 22.9, 93.4 22'),
  },
  {
    name: 'Southern highlands',
    colours: 'ghats',
    line: positions('80.8 7.2, 80.7 6.8'),
  },
]

type Growth = { symbol: string; at: Line; scale?: number }

/** Palms of the coasts and islands, trees of the forests, dunes of the Thar, a camel and an elephant. */
export const GROWTH: Growth[] = [
  {
    symbol: 'p',
    at: positions(`
    73.35 16.9, 74.3 14.95, 75.2 12.35, 75.9 11, 76.4 9.75, 76.85 8.7, 77.6 8.5, 79.6 10.5, 79.9 12.4, 80 14.2,
    81.4 16.3, 82.4 17.1, 85.2 19.9, 86.6 20.9, 80 7.9, 92.8 13, 70.5 21.2
  `),
  },
  {
    symbol: 't',
    at: positions(`
    80.2 21.3, 80.7 21.5, 80.5 20.9, 79.5 20.4, 81.3 19.2, 81.8 19.5, 81.6 18.8, 84.6 21.6, 85.1 21.9, 85 21.3,
    82.8 23.3, 83.3 23.1, 76.7 14.6, 76.4 11.95, 79.9 17.5, 93 26.2, 94.6 27, 91.6 24.2, 92.2 23.9, 80.9 28.1,
    81.5 27.8, 84.2 26.9, 78.9 28.9, 88.9 26.3, 77.5 25.3
  `),
  },
  {
    symbol: 'k',
    at: positions('72.3 27.9'),
    scale: 0.2,
  },
  {
    symbol: 'h',
    at: positions('77.2 12.75'),
    scale: 0.16,
  },
  {
    symbol: 'm',
    at: positions('88.7 22.05, 89.3 22.15, 89.8 22.2'),
  },
  {
    symbol: 'n',
    at: positions(`
    70.2 27.2, 71.2 27.7, 71.5 26.5, 70.5 26.1, 69.8 26.7, 72.3 26.3, 69.3 27.4
  `),
  },
]

/** Islands that are too small for the source, and how large to draw them, map units: Lakshadweep, and two of the Andamans. */
export const ISLETS: readonly (readonly [lon: number, lat: number, radius: number])[] = [
  [72.19, 10.86, 1.7],
  [72.3, 10.95, 1.2],
  [72.64, 10.57, 1.8],
  [72.73, 11.12, 1.4],
  [72.78, 11.24, 1.3],
  [73, 11.48, 1.4],
  [73.68, 10.82, 1.8],
  [73.64, 10.08, 1.6],
  [73.05, 8.28, 2],
  [92.98, 12, 1.8],
  [93.04, 11.83, 1.3],
]
