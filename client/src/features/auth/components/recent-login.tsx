import { type ReactNode, Suspense, useRef, useState } from 'react'
import { errorReason } from '../../../lib/errors.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { RecentLoginContext, type WithRecentLogin } from '../../../lib/recent-login.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const LoginAgain = lazyComponent(() => import('./login-again.tsx'), {
  failed: (retry) => <Button onClick={retry}>{text.tryAgain}</Button>,
})

/** For calls that need a recent log-in: `withRecentLogin` makes the call, `dialog` must be rendered. */
export function useRecentLogin(): { withRecentLogin: WithRecentLogin; dialog: ReactNode } {
  // Null until it is needed.
  const [open, setOpen] = useState<boolean | null>(null)
  const answer = useRef<(confirmed: boolean) => void>(() => {})
  const end = (confirmed: boolean) => {
    setOpen(false)
    answer.current(confirmed)
  }
  const [withRecentLogin] = useState(() => async <T,>(call: () => Promise<T>): Promise<T | null> => {
    try {
      return await call()
    } catch (error) {
      if (errorReason(error) !== 'login-too-old') throw error
    }
    setOpen(true)
    const confirmed = await new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
    return confirmed ? call() : null
  })
  const dialog = open !== null && (
    <Dialog title={text.logInAgain} open={open} onClose={() => end(false)}>
      <Suspense
        fallback={
          <p role="status" className="mt-3">
            {text.loading}
          </p>
        }
      >
        <LoginAgain onDone={() => end(true)} onCancel={() => end(false)} />
      </Suspense>
    </Dialog>
  )
  return { withRecentLogin, dialog }
}

/** Lets what is inside ask for a new log-in. */
export function RecentLogin({ children }: { children: ReactNode }) {
  const { withRecentLogin, dialog } = useRecentLogin()
  return (
    <RecentLoginContext value={withRecentLogin}>
      {children}
      {dialog}
    </RecentLoginContext>
  )
}
