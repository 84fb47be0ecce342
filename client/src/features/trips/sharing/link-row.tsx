import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import * as text from '../../../messages/en/trips/trip-sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { CopyField } from './copy-field.tsx'

type Props = {
  icon: LucideIcon
  name: string
  shows: string
  /** When the link was made; null if there is none. */
  createdAt: string | null
  /** The address of a link that has just been made. */
  url: string | null
  /** Why there can be no link. */
  hindered?: string | null
  /** Choices before a link is made. */
  options?: ReactNode
  /** Shown before the address. */
  first?: ReactNode
  /** Shown after it. */
  children?: ReactNode
  onCreate: () => Promise<unknown>
  onRevoke: () => Promise<unknown>
}

const TEXT_BUTTON = 'min-h-11 font-[650] text-sm underline underline-offset-4'

/** A link that its owner makes, copies, replaces and revokes. */
export function LinkRow(props: Props) {
  const { icon: Icon, name, shows, createdAt, url, hindered, options, first, children, onCreate, onRevoke } = props
  const [asking, setAsking] = useState<'revoke' | 'replace' | null>(null)
  const [busy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const focusNext = useRef(false)

  // The pressed button is gone. This runs after the dialog has closed, which keeps the focus inside until then.
  useEffect(() => {
    if (!focusNext.current || busy || asking) return
    focusNext.current = false
    row.current?.querySelector<HTMLElement>('input[readonly], button')?.focus()
  })

  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    try {
      await action()
      focusNext.current = true
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    setAsking(null)
    setBusy(false)
  }

  return (
    <li ref={row} className="grid grid-cols-[auto_1fr] gap-x-3.5 border-line border-t py-4 first:border-t-0 last:pb-0">
      <span className="grid size-10 place-items-center rounded-full bg-sunk">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="font-[650] font-sans text-base">{name}</h3>
        <p className="mt-0.5 text-muted text-sm">{shows}</p>
        {createdAt !== null && url === null && <p className="mt-1.5 text-sm">{text.made(dayOf(createdAt))}</p>}
        {createdAt !== null && first}
        {createdAt !== null && url !== null && <CopyField name={name} url={url} />}
        {createdAt !== null && children}
        {createdAt === null && hindered && <p className="mt-1.5 text-sm">{hindered}</p>}
        {createdAt === null && !hindered && (
          <div className="mt-2.5 grid justify-items-start gap-3">
            {options}
            <Button
              variant="quiet"
              aria-label={text.createName(name)}
              aria-disabled={busy}
              onClick={() => !busy && run(onCreate)}
            >
              {text.create}
            </Button>
          </div>
        )}
        {createdAt !== null && (
          <div className="mt-1 flex flex-wrap gap-x-5">
            {!hindered && (
              <button
                type="button"
                aria-label={text.replaceName(name)}
                onClick={() => setAsking('replace')}
                className={`${TEXT_BUTTON} text-teal`}
              >
                {text.replace}
              </button>
            )}
            <button
              type="button"
              aria-label={text.revokeName(name)}
              onClick={() => setAsking('revoke')}
              className={`${TEXT_BUTTON} text-terra`}
            >
              {text.revoke}
            </button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'replace' ? text.askReplace : text.askRevoke}
        effect={asking === 'replace' ? text.replaceEffect : text.revokeEffect}
        yes={asking === 'replace' ? text.yesReplace : text.yesRevoke}
        busy={busy}
        onYes={() => run(asking === 'replace' ? onCreate : onRevoke)}
        onClose={() => setAsking(null)}
      />
    </li>
  )
}
