import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'

type Props = { title: string; children: ReactNode; actions: ReactNode }

/** A page with no content of its own: a signpost at dusk, what happened, and where to go from here. */
export function WayLost({ title, children, actions }: Props) {
  useTitle(title)
  return (
    <div className="wrap grid items-center gap-8 py-10 md:grid-cols-2 md:py-20">
      <Signpost />
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <div className="mt-4 grid gap-3 text-lg text-muted">{children}</div>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}

const Signpost = () => (
  <svg viewBox="0 0 480 360" aria-hidden="true" className="w-full rounded-3xl">
    <defs>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop offset="0" stopColor="#2b3a67" />
        <stop offset=".45" stopColor="#8d5a7c" />
        <stop offset=".72" stopColor="#d98a8a" />
        <stop offset="1" stopColor="#f2a32b" />
      </linearGradient>
    </defs>
    <path fill="url(#dusk)" d="M0 0h480v360H0z" />
    <circle cx="296" cy="176" r="46" fill="#f9dca0" />
    <path fill="#6b4a72" d="M0 236l58-34 44 22 66-58 70 62 52-30 64 44 60-36 66 40v114H0z" />
    <path fill="#433a63" d="M0 276c70-30 122-6 190-16s124-30 196-8 66 12 94 4v104H0z" />
    <path fill="#1d2440" d="M0 318c84-26 170-14 262-20s150-8 218 6v56H0z" />
    <path fill="#c8553d" d="M176 360c30-22 20-34 52-46s26-14 34-16h14c-8 8-6 12-18 22s-8 24-14 40z" />
    <g stroke="#0f1430" strokeWidth="7" strokeLinecap="round">
      <path d="M150 312V118" />
    </g>
    <path fill="#faf5ec" d="M88 128h106l20 17-20 17H88z" />
    <path fill="#1f7a78" d="M212 178H110l-20 17 20 17h102z" />
    <path fill="#c8553d" d="M104 141h70v8h-70z" />
    <path fill="#faf5ec" d="M122 191h74v8h-74z" />
    <path fill="#0f1430" d="M402 314c-4-30 2-62 12-86 5 26 6 58 4 86zm26-2c-3-22 2-44 10-60 4 18 5 40 3 60z" />
    <path
      d="M330 96c7-7 13-7 17 0 4-7 10-7 17 0M384 128c5-5 10-5 13 0 3-5 8-5 13 0"
      fill="none"
      stroke="#1d2440"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
)
