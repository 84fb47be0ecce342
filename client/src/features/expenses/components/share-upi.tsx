import { UPI_ID } from '@saathi/shared/expenses/upi'
import { useState } from 'react'
import { useConsent } from '../../../lib/use-consent.ts'
import * as consentText from '../../../messages/en/auth/consents.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Settling } from '../hooks/use-settling.ts'

type Props = {
  /** The payee's own UPI id; null for none yet. */
  own: string | null
  payer: string
  released: boolean
  settling: Settling
}

/** The payee's side of an open payment: who may see the UPI id. */
export function ShareUpi({ own, payer, released, settling }: Props) {
  const [changing, setChanging] = useState(false)
  const [typed, setTyped] = useState(own ?? '')
  const [error, setError] = useState<string | null>(null)
  const consent = useConsent('upiId')
  if (released)
    return <p className="rounded-2xl border border-line bg-(--good) px-4 py-3 text-sm">{text.upiShared(payer)}</p>

  async function saveAndShare() {
    const given = typed.trim()
    const problem = !UPI_ID.test(given) ? text.upiInvalid : consent.isMissing ? consentText.agreeMissing : null
    setError(problem)
    if (problem || !(await settling.release({ upi: given, ...consent.payload }))) return
    consent.saved()
    setChanging(false)
  }

  const isEditing = own === null || changing
  return (
    <div className="rounded-2xl border border-line bg-card p-4">
      {isEditing ? (
        <>
          <Field
            label={text.yourUpi}
            name="upi"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={text.upiExample}
            value={typed}
            error={error}
            hint={text.shareUpiMeans(payer)}
            onChange={({ target }) => setTyped(target.value)}
          />
          {consent.isAsked && (
            <div className="mt-3">
              <Checkbox
                label={consentText.agree.upiId}
                hint={consentText.agreeHint}
                checked={consent.agreed}
                onChange={({ target }) => consent.setAgreed(target.checked)}
              />
            </div>
          )}
          <Button variant="quiet" aria-disabled={settling.busy} onClick={saveAndShare} className="mt-3 w-full">
            {text.saveUpi}
          </Button>
        </>
      ) : (
        <>
          <p className="font-[600] text-muted text-xs">{text.yourUpi}</p>
          <p className="font-[650]">{own}</p>
          <Button
            variant="quiet"
            aria-disabled={settling.busy}
            onClick={() => settling.release(null)}
            className="mt-3 w-full"
          >
            {text.shareUpi(payer)}
          </Button>
          <p className="mt-1.5 text-muted text-sm">{text.shareUpiMeans(payer)}</p>
          <div className="flex flex-wrap gap-x-5">
            <button
              type="button"
              onClick={() => setChanging(true)}
              className="min-h-11 font-[600] text-sm text-teal underline-offset-4 hover:underline"
            >
              {text.changeUpi}
            </button>
            <button
              type="button"
              aria-disabled={settling.busy}
              onClick={settling.removeUpi}
              className="min-h-11 font-[600] text-sm text-terra underline-offset-4 hover:underline"
            >
              {text.removeUpi}
            </button>
          </div>
        </>
      )}
      <p className="mt-2 text-muted text-sm">{text.cashOrBank(payer)}</p>
    </div>
  )
}
