import type { Ornament } from './ornaments.ts'
import { Compass, Dhow } from './symbols.tsx'

/** The names of the seas, a dhow and a compass rose, in the size of the screen's pixels. */
export const SeaOrnaments = ({ pieces }: { pieces: Ornament[] }) =>
  pieces.map(({ id, lines, x, y }) => (
    <g key={id} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      {id === 'dhow' && <Dhow />}
      {id === 'compass' && <Compass />}
      {lines && (
        <text className="m-name">
          {lines.map((words, i) => (
            <tspan key={words} x="0" y={(i - (lines.length - 1) / 2) * 18 + 5}>
              {words}
            </tspan>
          ))}
        </text>
      )}
    </g>
  ))
