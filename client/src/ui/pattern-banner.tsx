import { useId } from 'react'
import { avatarPattern } from './avatar-pattern.tsx'

/** The block print that belongs to an id, as wide as there is room, with a hem along its foot. */
export function PatternBanner({ id }: { id: string }) {
  const patternId = useId()
  const hemId = useId()
  const { pattern, dyes } = avatarPattern(id)
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
          {pattern.draw(dyes)}
        </pattern>
        <pattern id={hemId} width="28" height="34" patternUnits="userSpaceOnUse">
          <path d="M0 1.500h28M0 32.500h28" stroke={dyes.print} strokeWidth="2" />
          <path
            d="M14 6c5 3.500 7.500 7.500 7.500 11s-2.500 7.500-7.500 11c-5-3.500-7.500-7.500-7.500-11S9 9.500 14 6z"
            fill={dyes.accent}
          />
          <circle cx="14" cy="17" r="3" fill={dyes.print} />
          <circle cx="0" cy="17" r="2.500" fill={dyes.print} />
          <circle cx="28" cy="17" r="2.500" fill={dyes.print} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={dyes.ground} />
      <rect width="100%" height="100%" fill={`url(#${patternId})`} opacity="0.9" />
      <svg y="100%" overflow="visible" aria-hidden="true">
        <g transform="translate(0 -34)">
          <rect width="100%" height="34" fill={dyes.medallion} />
          <rect width="100%" height="34" fill={`url(#${hemId})`} />
        </g>
      </svg>
    </svg>
  )
}
