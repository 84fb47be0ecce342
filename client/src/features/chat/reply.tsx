import { Link } from '@tanstack/react-router'
import { parseSearch } from '../../lib/search-params.ts'
import { type Line, type Piece, parseLines } from './reply-text.ts'

/** A reply of the assistant: text, lists and links to pages of this site. */
export const Reply = ({ text }: { text: string }) =>
  groupsOf(parseLines(text)).map(({ from, lines }) =>
    lines[0]?.isItem ? (
      <ul key={from} className="my-1.5 grid list-disc gap-1.5 pl-5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
          <li key={index}>
            <Pieces {...line} />
          </li>
        ))}
      </ul>
    ) : (
      lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
        <p key={`${from} ${index}`} className="min-h-2">
          <Pieces {...line} />
        </p>
      ))
    ),
  )

const Pieces = ({ pieces }: Line) =>
  pieces.map(({ text, to }: Piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
    to === null ? text : <InternalLink key={index} to={to} text={text} />,
  )

function InternalLink({ to, text }: { to: string; text: string }) {
  const { pathname, search, hash } = new URL(to, window.location.origin)
  return (
    <Link
      to={pathname as '/'}
      search={parseSearch(search)}
      hash={hash.slice(1) || undefined}
      className="font-[600] text-teal underline underline-offset-4"
    >
      {text}
    </Link>
  )
}

/** Groups consecutive list items and consecutive paragraphs; `from` is the index of a group's first line. */
function groupsOf(lines: Line[]): { from: number; lines: Line[] }[] {
  const groups: { from: number; lines: Line[] }[] = []
  for (const [index, line] of lines.entries()) {
    const last = groups.at(-1)
    if (last && last.lines[0]?.isItem === line.isItem) last.lines.push(line)
    else groups.push({ from: index, lines: [line] })
  }
  return groups
}
