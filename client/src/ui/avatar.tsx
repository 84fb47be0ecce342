import { useId } from 'react'
import { imageSrc } from '../lib/image-src.ts'
import { avatarPattern } from './avatar-pattern.tsx'
import { Picture } from './picture.tsx'

type Props = {
  /** The user id, which selects the pattern behind the initials. */
  id: string
  name: string
  /** As in API responses; null for none. */
  picture: string | null
  className?: string
}

/** A user's picture, or their initials on a pattern. Hidden from screen readers: show the name beside it. */
export const Avatar = ({ id, name, picture, className = 'size-12' }: Props) => (
  <span aria-hidden className={`inline-block shrink-0 overflow-hidden rounded-full ${className}`}>
    <Picture
      src={picture === null ? null : imageSrc(picture)}
      alt=""
      fallback={<InitialsOnPattern id={id} name={name} />}
      className="size-full object-cover"
    />
  </span>
)

function InitialsOnPattern({ id, name }: { id: string; name: string }) {
  const patternId = useId()
  const { pattern, palette, scale } = avatarPattern(id)
  return (
    <svg viewBox="0 0 96 96" className="size-full" aria-hidden="true">
      <pattern
        id={patternId}
        width={pattern.size}
        height={pattern.size}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(48 48) rotate(${pattern.turn}) scale(${scale}) translate(${-pattern.size / 2} ${-pattern.size / 2})`}
      >
        {pattern.draw(palette)}
      </pattern>
      <path fill={palette.background} d="M0 0h96v96H0z" />
      <path fill={`url(#${patternId})`} d="M0 0h96v96H0z" />
      <circle cx="48" cy="48" r="29.5" fill={palette.medallion} stroke={palette.print} strokeWidth="2.5" />
      <circle cx="48" cy="48" r="26" fill="none" stroke={palette.print} strokeWidth="1" strokeDasharray="1 3.08" />
      <text x="48" y="57" textAnchor="middle" fill={palette.letters} className="font-[650] font-sans text-[25px]">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** The first letters of the first and last words of a Latin name; the first letter alone for other scripts. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const narrow = words.length > 1 && words.every((word) => /^\p{Script=Latin}/u.test(word))
  const ends = narrow ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word = '') => firstLetter(word)).join('')
}

/** The first grapheme of a word, in upper case. */
function firstLetter(word: string): string {
  // Plain ASCII skips `Intl`, whose first use is slow.
  if (/^[a-z](?![^ -~])/i.test(word)) return word.charAt(0).toUpperCase()
  const [first] = new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(word)
  return first?.segment.toLocaleUpperCase('en-IN') ?? ''
}
