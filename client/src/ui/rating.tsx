const STAR = 'M12 2.2l2.9 6.3 6.9.8-5.100 4.700 1.400 6.800L12 17.400l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8z'

/** A match score out of 5 stars, with its number: `4.6 of 5 match`. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="relative inline-block h-5 w-25 forced-color-adjust-none" aria-hidden>
        <Stars className="text-line" />
        <span className="absolute inset-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
          <Stars className="text-marigold" />
        </span>
      </span>
      <span className="text-muted text-sm tabular-nums">{value.toFixed(1)} of 5 match</span>
    </span>
  )
}

const Stars = ({ className }: { className: string }) => (
  <svg viewBox="0 0 120 24" className={`h-5 w-25 max-w-none ${className}`} aria-hidden="true">
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} d={STAR} transform={`translate(${x})`} fill="currentColor" />
    ))}
  </svg>
)
