import { State } from './section.tsx'

const COLOURS = {
  Backgrounds: ['paper', 'card', 'sunk', 'night'],
  'Text on them': ['ink', 'muted', 'terra', 'teal', 'leaf', 'on-night'],
  'Lines and accents': ['line', 'field', 'marigold', 'marigold-deep', 'rose', 'focus'],
}
const SCALE = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', 'poster'] as const
/** Whole class names, because Tailwind finds only literals. */
const SIZES: Record<(typeof SCALE)[number], string> = {
  xs: 'text-xs',
  sm: 'text-sm',
  base: 'text-base',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  poster: 'text-poster',
}

export const Tokens = () => (
  <>
    {Object.entries(COLOURS).map(([name, colours]) => (
      <State key={name} name={name}>
        <div className="parts-stack">
          {colours.map((colour) => (
            <p key={colour} className="parts-swatch">
              <span style={{ background: `var(--${colour})` }} />
              {colour}
            </p>
          ))}
        </div>
      </State>
    ))}
    <State name="Headings: Fraunces" wide>
      {SCALE.slice(3).map((size) => (
        <p key={size} className={`font-display leading-tight ${SIZES[size]}`}>
          Kanyakumari
        </p>
      ))}
    </State>
    <State name="Text: Figtree, with Devanagari and Tamil">
      {SCALE.slice(0, 4).map((size) => (
        <p key={size} className={SIZES[size]}>
          12-15 Dec 2026, ₹1,00,000
        </p>
      ))}
      <p>आशा राव, लक्ष्मी</p>
      <p>தமிழ்ச் செல்வி, மீனாட்சி</p>
      <p className="font-[650]">आशा राव, தமிழ்ச் செல்வி</p>
    </State>
    <State name="Pattern strip">
      <div className="pattern-strip" />
    </State>
  </>
)
