const COACHES = [692, 806, 920, 1034, 1148, 1262]
const ARCHES = Array.from({ length: 17 }, (_, at) => at * 98 - 40)
const PUFFS = [
  [1434, 278, 12],
  [1410, 268, 16],
  [1378, 262, 19],
  [1340, 258, 22],
  [1294, 258, 24],
  [1244, 262, 22],
] as const

/** A hill railway at dusk, on its way over a viaduct: the picture of going together. It keeps its right foot in view. */
export const HillTrain = () => (
  <svg
    viewBox="0 0 1600 500"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    className="absolute inset-0 size-full"
  >
    <defs>
      <linearGradient id="hill-dusk" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: 'var(--night)' }} />
        <stop offset=".26" stopColor="#2f3163" />
        <stop offset=".47" stopColor="#6d4674" />
        <stop offset=".61" stopColor="#c46f72" />
        <stop offset=".74" stopColor="#f2a32b" />
      </linearGradient>
      <linearGradient id="hill-valley" x2="0" y2="1">
        <stop offset="0" stopColor="#a5586d" />
        <stop offset="1" stopColor="#38325f" />
      </linearGradient>
      <linearGradient id="hill-brick" x2="0" y2="1">
        <stop offset="0" stopColor="#a8482f" />
        <stop offset="1" stopColor="#4d2440" />
      </linearGradient>
    </defs>
    <path fill="url(#hill-dusk)" d="M0 0h1600v500H0z" />
    <g fill="#f9dca0">
      <circle cx="1268" cy="316" r="132" opacity=".14" />
      <circle cx="1268" cy="316" r="98" opacity=".22" />
      <circle cx="1268" cy="316" r="66" />
    </g>
    <path
      fill="#8f4f70"
      d="M0 330c96-42 168-96 244-78s118 62 196 40 122-92 214-70 140 84 226 66 150-66 228-40 128 62 208 30 160-46 284-4v226H0z"
    />
    <path fill="#5f3f6c" d="M0 372c120-64 196-36 296-58s190-40 292 2 196 44 318 12 214-30 312 6 246 6 382-34v200H0z" />
    <path fill="url(#hill-valley)" d="M0 400c200-40 420-26 640-20s420-14 620-8 240-2 340-16v144H0z" />
    <g fill="#faf0e0">
      {PUFFS.map(([x, y, r], at) => (
        <circle key={x} cx={x} cy={y} r={r} opacity={0.5 - at * 0.07} />
      ))}
    </g>
    {COACHES.map((x) => (
      <Coach key={x} x={x} />
    ))}
    <Engine />
    <path fill="url(#hill-brick)" d="M0 374h1600v126H0z" />
    <path fill="#d9764f" d="M0 372h1600v7H0z" />
    <path fill="#3a1c36" d="M0 386h1600v4H0z" opacity=".5" />
    {ARCHES.map((x) => (
      <path key={x} fill="url(#hill-valley)" d={`M${x} 500v-58a39 39 0 0178 0v58z`} />
    ))}
    <path
      fill="#1b1838"
      d="M0 470c60-14 96-4 150-10s84-18 142-8 92 14 150 4 96-14 158-4 98 16 160 6 102-16 166-6 94 14 156 4 100-14 164-4 100 16 158 4 118-12 196-2v52H0z"
    />
  </svg>
)

const Wheels = ({ at, y = 368 }: { at: readonly number[]; y?: number }) => (
  <g fill="#17142e">
    {at.map((x) => (
      <circle key={x} cx={x} cy={y} r="5.500" />
    ))}
  </g>
)

const Coach = ({ x }: { x: number }) => (
  <g>
    <path fill="#17142e" d={`M${x - 8} 362h118v4H${x - 8}z`} />
    <path fill="#1f7a78" d={`M${x} 332h104v32H${x}z`} />
    <path fill="#f3e2bd" d={`M${x} 330h104v15H${x}z`} />
    <path fill="#22203f" d={`M${x - 4} 331c2-8 10-11 20-11h72c10 0 18 3 20 11z`} />
    <path
      fill="#f9b53f"
      d={[8, 24, 40, 56, 72, 86].map((by) => `M${x + by} 332.500h10v10h-10z`).join('')}
      stroke="#22203f"
      strokeWidth="1.200"
    />
    <Wheels at={[x + 14, x + 28, x + 76, x + 90]} />
  </g>
)

const Engine = () => (
  <g>
    <path fill="#17142e" d="M1368 361h122l16 9h-24l-8-4H1368z" />
    <path fill="#c8553d" d="M1376 318h34v44h-34z" />
    <path fill="#f9b53f" d="M1383 325h18v13h-18z" stroke="#22203f" strokeWidth="1.500" />
    <path fill="#22203f" d="M1370 312h46v7h-46z" />
    <path fill="#8c3527" d="M1410 334h62c8 0 12 6 12 13v12h-74z" />
    <path fill="#f3e2bd" d="M1424 334h4v25h-4zM1446 334h4v25h-4z" />
    <path fill="#22203f" d="M1454 306h16l-3 28h-10zM1451 300h22v7h-22z" />
    <path fill="#f2a32b" d="M1432 334v-6a6 6 0 0112 0v6z" />
    <circle cx="1486" cy="344" r="5" fill="#fdf0c4" />
    <path fill="#fdf0c4" opacity=".28" d="M1488 341l112-22v62l-112-34z" />
    <Wheels at={[1388, 1408, 1462]} />
    <g fill="#17142e" stroke="#c8553d" strokeWidth="2">
      <circle cx="1426" cy="365" r="9" />
      <circle cx="1446" cy="365" r="9" />
    </g>
  </g>
)
