import type { ComponentProps } from 'react'
import * as text from '../../../messages/en/admin/admin-numbers.ts'
import { type LinePlot, plotDay } from '../plots/line-plot.tsx'

type Props = Pick<ComponentProps<typeof LinePlot>, 'days' | 'lines'> & { label: string }

/** The values of a plot, newest day first. It scrolls within a fixed height. */
export const DayTable = ({ label, days, lines }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className="admin-table is-compact max-h-80 overflow-y-auto">
    <table>
      <thead className="sticky top-0 z-10 bg-card shadow-[inset_0_-1px_var(--line)]">
        <tr>
          <th scope="col">{text.day}</th>
          {lines.map((line) => (
            <th key={line.label} scope="col" className="numeric">
              {line.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .map((day, at) => (
            <tr key={day}>
              <th scope="row" className="whitespace-nowrap">
                {plotDay(day)}
              </th>
              {lines.map((line) => (
                <td key={line.label} className="numeric">
                  {line.values[at] ?? '–'}
                </td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  </section>
)
