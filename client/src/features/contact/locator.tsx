import * as text from '../../messages/en/contact/contact.ts'

const LANES = [250, 330, 410, 490, 570, 650, 730]

/** A static drawing of the office's surroundings. The fallback while the map loads and when it cannot. */
export const Locator = () => (
  <svg
    viewBox="0 0 1200 440"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={text.sketchLabel}
    className="size-full bg-sunk font-[600] font-sans text-[17px]"
  >
    <g className="fill-leaf/25">
      <path d="M812 168q70-22 130 8 26 66-12 118-76 16-128-16-22-60 10-110z" />
      <path d="M96 236q54-16 92 10 10 52-24 84-58 4-84-24-8-42 16-70z" />
    </g>
    <path
      d="M-20 62c180-34 300 26 470 22s280-62 430-30 210 70 340 44"
      className="fill-none stroke-teal/55"
      strokeWidth="46"
      strokeLinecap="round"
    />
    <g className="fill-none stroke-[light-dark(var(--card),var(--field))]" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-20 372c260-26 420-52 640-52s380 24 600 70" strokeWidth="20" />
      <path d="M196 158c190-22 420-26 596-6" strokeWidth="12" />
      {LANES.map((x) => (
        <path key={x} d={`M${x} 152q10 82 2 172`} strokeWidth="9" />
      ))}
      <path d="M792 152q26 90 8 172" strokeWidth="14" />
      <path d="M968 470q-30-120 6-232t150-96" strokeWidth="14" />
      <path d="M196 158q-20 98 6 190" strokeWidth="12" />
    </g>
    <g className="fill-none stroke-ink/60">
      <path d="M-20 424c120-4 300-30 470-34s300 10 460 62" strokeWidth="2.500" />
      <path d="M-20 424c120-4 300-30 470-34s300 10 460 62" strokeWidth="11" strokeDasharray="2.500 12" />
    </g>
    <rect x="318" y="382" width="76" height="26" rx="5" className="fill-ink" />
    <path d="M328 396h58" className="stroke-sunk" strokeWidth="10" strokeDasharray="8 8.500" />
    <text transform="translate(672 62) rotate(-9)" textAnchor="middle" className="fill-night italic">
      {text.river}
    </text>
    <text x="876" y="238" textAnchor="middle" className="fill-ink">
      {text.gardens}
    </text>
    <g className="fill-ink stroke-sunk [paint-order:stroke]" strokeWidth="6" strokeLinejoin="round">
      <text x="700" y="354" textAnchor="middle">
        {text.mainRoad}
      </text>
      <text x="406" y="376">
        {text.station}
      </text>
      <text x="600" y="142" textAnchor="middle">
        {text.district}
      </text>
    </g>
    <g transform="translate(572 238)">
      <ellipse cx="0" cy="2" rx="17" ry="6" className="fill-ink/30" />
      <path
        d="M0 0S-23-25-23-44A23 23 0 0 1 23-44C23-25 0 0 0 0z"
        fill="#c8553d"
        className="stroke-card"
        strokeWidth="3"
      />
      <circle cy="-44" r="8.500" className="fill-card" />
    </g>
    <g transform="translate(604 196)">
      <rect width="118" height="34" rx="17" className="fill-night" />
      <text x="59" y="23" textAnchor="middle" className="fill-on-night">
        {text.office}
      </text>
    </g>
  </svg>
)
