import { Link } from '@tanstack/react-router'
import { parseSearch } from '../../lib/search-params.ts'
import { type Line, linesOf, type Piece } from './reply-text.ts'

/** What the helper said: text, lists, and links to our own pages. */
export const Reply = ({ text }: { text: string }) =>
  groupsOf(linesOf(text)).map(({ from, lines }) =>
    lines[0]?.isItem ? (
      <ul key={from} className="my-1.5 grid list-disc gap-1.5 pl-5">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text are never moved
          <li key={at}>
            <Pieces {...line} />
          </li>
        ))}
      </ul>
    ) : (
      lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text are never moved
        <p key={`${from} ${at}`} className="min-h-2">
          <Pieces {...line} />
        </p>
      ))
    ),
  )

const Pieces = ({ pieces }: Line) =>
  pieces.map(({ text, to }: Piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are never moved
    to === null ? text : <OwnLink key={at} to={to} text={text} />,
  )

function OwnLink({ to, text }: { to: string; text: string }) {
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

/** Lines of a list go together, and so do those between lists; `from` is where a group begins. */
function groupsOf(lines: Line[]): { from: number; lines: Line[] }[] {
  const groups: { from: number; lines: Line[] }[] = []
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1)
    if (last && last.lines[0]?.isItem === line.isItem) last.lines.push(line)
    else groups.push({ from: at, lines: [line] })
  }
  return groups
}
