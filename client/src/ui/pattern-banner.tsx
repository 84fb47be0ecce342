import { useId } from 'react'
import { avatarPattern } from './avatar-pattern.tsx'

/** The pattern of an id across the full width, with a border at the bottom. */
export function PatternBanner({ id }: { id: string }) {
  const patternId = useId()
  const borderId = useId()
  const { pattern, palette } = avatarPattern(id)
  const scale = 1.9
  return (
    <svg width="100%" height="100%" aria-hidden="true" className="block">
      <defs>
        <pattern
          id={patternId}
          width={pattern.size}
          height={pattern.size}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${pattern.turn}) scale(${scale})`}
        >
          {pattern.draw(palette)}
        </pattern>
        <pattern id={borderId} width="28" height="34" patternUnits="userSpaceOnUse">
          <path d="M0 1.500h28M0 32.500h28" stroke={palette.print} strokeWidth="2" />
          <path
            d="M14 6c5 3.500 7.500 7.500 7.500 11s-2.500 7.500-7.500 11c-5-3.500-7.500-7.500-7.500-11S9 9.500 14 6z"
            fill={palette.accent}
          />
          <circle cx="14" cy="17" r="3" fill={palette.print} />
          <circle cx="0" cy="17" r="2.500" fill={palette.print} />
          <circle cx="28" cy="17" r="2.500" fill={palette.print} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={palette.background} />
      <rect width="100%" height="100%" fill={`url(#${patternId})`} opacity="0.9" />
      <svg y="100%" overflow="visible" aria-hidden="true">
        <g transform="translate(0 -34)">
          <rect width="100%" height="34" fill={palette.medallion} />
          <rect width="100%" height="34" fill={`url(#${borderId})`} />
        </g>
      </svg>
    </svg>
  )
}
