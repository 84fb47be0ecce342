import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/admin/admin-access.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useLogInAgain } from './log-in-to-act.tsx'

/** Why the admin site refuses a member of the staff. */
export type StaffReason = 'second-factor' | 'login-too-old'

/** Asks a member of the staff to add a passkey or to log in again, before the admin site opens. */
export const AccessNeeded = ({ reason }: { reason: StaffReason }) =>
  reason === 'login-too-old' ? <NewLogin /> : <SecondFactor />

const SecondFactor = () => (
  <Steps title={text.secondFactorTitle} words={text.secondFactorNeeded}>
    <AppLink to="/edit-profile" className={buttonClass('main')}>
      {text.toSecurity}
    </AppLink>
    <LogInAgain variant="quiet" />
  </Steps>
)

const NewLogin = () => (
  <Steps title={text.loginTooOldTitle} words={text.loginTooOld}>
    <LogInAgain variant="main" />
  </Steps>
)

function LogInAgain({ variant }: { variant: 'main' | 'quiet' }) {
  return (
    <Button variant={variant} onClick={useLogInAgain()}>
      {text.logInAgain}
    </Button>
  )
}

function Steps({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  useTitle(title)
  return (
    <div className="wrap max-w-160! py-12 md:py-20">
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      <p className="mt-4 text-lg">{words}</p>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
