import * as text from '../../../messages/en/expenses/settling.ts'

const LEAF =
  'M100 21c4 4.5 6 8 6 11s-2 6.5-6 11c-4-4.5-6-8-6-11s2-6.5 6-11zm0 7c-1.5 2-2.3 3.2-2.3 4s.8 2 2.3 4c1.5-2 2.3-3.2 2.3-4s-.8-2-2.3-4z'

type Props = { payee: string; day: string }

/** The stamp on a payment that its payee has confirmed. It stands nowhere else. */
export const PaidStamp = ({ payee, day }: Props) => (
  <svg
    role="img"
    aria-label={text.paidStamp(payee, day)}
    viewBox="0 0 200 200"
    className="mx-auto my-3 w-46 -rotate-9 fill-current text-leaf"
  >
    <g fill="none" stroke="currentColor">
      <circle cx="100" cy="100" r="92" strokeWidth="4" />
      <circle cx="100" cy="100" r="84" strokeWidth="1.5" />
      <circle cx="100" cy="100" r="56" strokeWidth="1.5" />
    </g>
    {Array.from({ length: 16 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the leaves are all alike
      <path key={index} d={LEAF} transform={`rotate(${index * 22.5} 100 100)`} />
    ))}
    <text x="100" y="104" textAnchor="middle" className="font-[600] font-display text-[34px]">
      {text.paid}
    </text>
    <text x="100" y="124" textAnchor="middle" className="font-[650] text-[13px]">
      {day}
    </text>
  </svg>
)
