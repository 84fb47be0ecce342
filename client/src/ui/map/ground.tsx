import type { CSSProperties } from 'react'
import * as texts from '../../messages/en/lib/map.ts'
import type { Crop } from './crop.ts'
import ground from './ground.json'
import { HEIGHT, type MapPoint, project, WIDTH } from './projection.ts'
import { Symbols } from './symbols.tsx'

type Props = {
  crop: Crop
  /** Makes the ids of this map unique on the page. */
  id: (name: string) => string
}

/** Washes of colour over the land: forests, the plain, the desert. */
const WASHES = [
  { colour: 'green', at: { lat: 25.6, lon: 83.5 }, rx: 210, ry: 62 },
  { colour: 'green', at: { lat: 12.2, lon: 75.6 }, rx: 60, ry: 175 },
  { colour: 'green', at: { lat: 20.4, lon: 82.2 }, rx: 120, ry: 95 },
  { colour: 'green', at: { lat: 25, lon: 94 }, rx: 110, ry: 125 },
  { colour: 'green', at: { lat: 7.2, lon: 80.7 }, rx: 40, ry: 50 },
  { colour: 'sand', at: { lat: 26.9, lon: 70.8 }, rx: 115, ry: 95 },
  { colour: 'ice', at: { lat: 33.8, lon: 80 }, rx: 240, ry: 95 },
]

const at = (point: MapPoint) => {
  const { x, y } = project(point)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

/** Lines that repeat the coast out at sea: a coloured stroke under a narrower one in the colour of the sea. */
const ECHOES = [
  { width: 25, dashes: '26 7 60 9 14 6', strength: 0.4 },
  { width: 17, dashes: '70 6 34 8', strength: 0.65 },
  { width: 9.5, strength: 1 },
]

/** The drawn ground: coast, sea, rivers, hills. It has no boundary of a country or a state. */
export const Ground = ({ crop, id }: Props) => {
  const coast = `#${id('coast')}`
  return (
    <svg
      className="m-ground"
      viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--m-px': `${crop.unit}px` } as CSSProperties}
    >
      <defs>
        <path id={id('coast')} d={ground.coast} />
        <clipPath id={id('land')}>
          <use href={coast} />
        </clipPath>
        {['green', 'sand', 'ice'].map((colour) => (
          <radialGradient key={colour} id={id(colour)} className={`m-wash m-${colour}`}>
            <stop />
            <stop offset="0.55" stopOpacity="0.6" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        ))}
        <linearGradient id={id('fade')} className="m-fade" gradientUnits="userSpaceOnUse" x2={FADE}>
          <stop />
          <stop offset="0.3" stopOpacity="0.8" />
          <stop offset="0.66" stopOpacity="0.25" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <path id={id('himalaya')} d={rangePath} />
        <Symbols id={id} />
      </defs>
      <rect className="m-water" x="-20" y="-20" width={WIDTH + 40} height={HEIGHT + 40} />
      {ECHOES.map(({ width, dashes, strength }) => (
        <g key={width} fill="none" strokeLinejoin="round">
          <use href={coast} className="m-echo" strokeWidth={width} strokeDasharray={dashes} strokeOpacity={strength} />
          <use href={coast} className="m-sea-line" strokeWidth={width - 2} />
        </g>
      ))}
      <path className="m-waves" d={ground.waves} />
      <use href={coast} className="m-land" />
      <g clipPath={`url(#${id('land')})`}>
        {WASHES.map(({ colour, at: centre, rx, ry }) => (
          <ellipse key={`${colour}${rx}`} rx={rx} ry={ry} transform={at(centre)} fill={`url(#${id(colour)})`} />
        ))}
        <use href={coast} className="m-shore" />
        {ground.rivers.map((path, i) => (
          <path
            key={path.length}
            className="m-river"
            d={path}
            strokeWidth={(1.1 + 0.7 * i) * Math.min(1, 0.4 + 0.6 * crop.unit)}
          />
        ))}
      </g>
      <use href={coast} className="m-coast" />
      {(['snow', 'foothills', 'dry', 'ghats', 'east', 'growth'] as const).map((colours) => (
        <g key={colours} className={`m-${colours}`}>
          {ground[colours].split(';').map((symbol) => {
            const [x, y, scale] = symbol.slice(1).split(' ')
            const size = scale === '1' ? '' : `scale(${scale})`
            return <use key={symbol} href={`#${id(symbol[0]!)}`} transform={`translate(${x} ${y})${size}`} />
          })}
        </g>
      ))}
      {crop.left < range.left && crop.left + crop.width > range.right && crop.top < range.top && (
        <text className="m-name m-range">
          <textPath href={`#${id('himalaya')}`} startOffset="50%">
            {texts.himalaya}
          </textPath>
        </text>
      )}
      <g className="m-edges">
        {EDGES.map(({ turn, length }) => (
          <rect
            key={turn}
            transform={turn}
            x="-60"
            y="-60"
            width={60 + FADE}
            height={length + 120}
            fill={`url(#${id('fade')})`}
          />
        ))}
      </g>
    </svg>
  )
}

/** The width of the fade at the edges of the map, map units. */
const FADE = 80
/** The edges: the west, the east, the north, the south. */
const EDGES = [
  { turn: 'rotate(0)', length: HEIGHT },
  { turn: `translate(${WIDTH} ${HEIGHT}) rotate(180)`, length: HEIGHT },
  { turn: `translate(${WIDTH} 0) rotate(90)`, length: WIDTH },
  { turn: `translate(0 ${HEIGHT}) rotate(-90)`, length: WIDTH },
]

/** The line of the range's name, and what must be inside the frame for it to be whole, map units. */
const RANGE_LINE = [
  { lat: 34.6, lon: 79.4 },
  { lat: 32.4, lon: 82 },
  { lat: 31.1, lon: 86 },
  { lat: 30.9, lon: 90 },
].map(project)
const [start, ...handles] = RANGE_LINE.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
const rangePath = `M${start}C${handles.join(' ')}`
const range = { left: RANGE_LINE[0]!.x, right: RANGE_LINE[3]!.x, top: RANGE_LINE[0]!.y }
