import type { AuditLine } from '@saathi/shared/admin/schema'
import { dayAndTimeOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-audit.ts'
import { Button } from '../../../ui/button.tsx'
import { SidePanel } from '../side-panel.tsx'
import { diffOf } from './diff.ts'

type Props = {
  line: AuditLine
  /** Whether the table shows the acts about one subject only. */
  hasSubject: boolean
  onSubject: (subject: AuditLine['subject'] | null) => void
  onClose: () => void
}

/** An act with the values that it changed. */
export function LinePanel({ line, hasSubject, onSubject, onClose }: Props) {
  const { act, at, by, role, subject, before, after, note } = line
  const changes = diffOf(before, after)
  return (
    <SidePanel
      title={act}
      onClose={onClose}
      note={
        <>
          <p>{dayAndTimeOf(at)}</p>
          <p>{text.byWhom(by.name, role ?? text.commandLine)}</p>
          <p>
            {text.kinds[subject.kind]} <code className="text-xs">{subject.id}</code>
          </p>
        </>
      }
    >
      {note && <p className="mb-4 rounded-2xl bg-sunk px-4 py-3">{note}</p>}
      <h3 className="text-lg">{text.changed}</h3>
      {changes.length === 0 ? (
        <p className="mt-2 text-muted">{text.noChange}</p>
      ) : (
        <dl className="mt-2 grid gap-3 text-sm">
          {changes.map(({ path, before: old, after: now }) => (
            <div key={path} className="border-line border-t pt-2">
              <dt className="font-[650]">{path}</dt>
              <dd className="mt-1 grid grid-cols-[4.5rem_1fr] gap-x-2 gap-y-1 leading-snug">
                <span className="text-muted">{text.before}</span>
                <Value words={old} className="text-terra" />
                <span className="text-muted">{text.after}</span>
                <Value words={now} className="text-leaf" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="quiet" className="mt-4" onClick={() => onSubject(hasSubject ? null : subject)}>
        {hasSubject ? text.everySubject : text.sameSubject}
      </Button>
    </SidePanel>
  )
}

const Value = ({ words, className }: { words: string | null; className: string }) =>
  words === null ? (
    <span className="text-muted italic">{text.nothing}</span>
  ) : (
    <span className={`whitespace-pre-wrap ${className}`}>{words}</span>
  )
