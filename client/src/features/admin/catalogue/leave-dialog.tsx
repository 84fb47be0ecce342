import { useBlocker } from '@tanstack/react-router'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks before a page with unsaved changes is left; the browser asks when the tab closes. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <Dialog title={text.leaveTitle} open={status === 'blocked'} onClose={() => reset?.()}>
      <p className="mt-3">{text.leaveEffect}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => reset?.()}>{text.stay}</Button>
        <Button variant="quiet" onClick={() => proceed?.()}>
          {text.leave}
        </Button>
      </div>
    </Dialog>
  )
}
