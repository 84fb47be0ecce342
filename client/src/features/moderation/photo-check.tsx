import type { PhotoGesture } from '@saathi/shared/moderation/schema'
import { BadgeCheck, Camera } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { apiFetch } from '../../lib/api-fetch.ts'
import { useAuthActions } from '../../lib/auth-context.tsx'
import { dayOf } from '../../lib/day.ts'
import { errorMessage } from '../../lib/errors.ts'
import { shrinkPicture } from '../../lib/shrink-picture.ts'
import { trpc } from '../../lib/trpc.ts'
import { PICTURE_TYPES } from '../../lib/upload-picture.ts'
import { useConsent } from '../../lib/use-consent.ts'
import * as consentText from '../../messages/en/auth/consents.ts'
import * as text from '../../messages/en/moderation/account-safety.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormError } from '../../ui/form-error.tsx'

/** The photo check: starting it, sending the picture with its gesture, and what a moderator has decided. */
export function PhotoCheck() {
  const auth = useAuthActions()
  const utils = trpc.useUtils()
  const check = trpc.safety.photoCheck.useQuery()
  const start = trpc.safety.startPhotoCheck.useMutation()
  const consent = useConsent('photoCheck')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  if (!check.data) return null
  const { state, gesture, at } = check.data

  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    setError(null)
    try {
      await action()
    } catch (reason) {
      setError(errorMessage(reason) ?? text.failed)
    }
    await utils.safety.photoCheck.invalidate()
    setBusy(false)
  }

  async function begin() {
    if (consent.isMissing) return setError(consentText.agreeMissing)
    await run(() => start.mutateAsync(consent.payload))
    await consent.saved()
  }

  async function send(file: File) {
    const form = new FormData()
    form.set('file', await shrinkPicture(file))
    await apiFetch(auth, '/photo-check', { method: 'POST', body: form })
  }

  return (
    <section aria-labelledby="photo-check" className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="photo-check" className="text-2xl">
        {text.photoCheck}
      </h2>
      <p className="mt-2 text-muted">{text.photoMeans}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        {state === 'accepted' && (
          <p className="flex gap-2.5">
            <BadgeCheck aria-hidden className="size-5.5 shrink-0 text-leaf" />
            {at && text.photoAccepted(dayOf(at))}
          </p>
        )}
        {state === 'waiting' && <p role="status">{text.photoWaits}</p>}
        {state === 'declined' && <p>{text.photoDeclined}</p>}
        {state === 'open' && gesture && (
          <SendPhoto gesture={gesture} busy={busy} onChoose={(file) => run(() => send(file))} onError={setError} />
        )}
        {(state === 'none' || state === 'declined') && (
          <>
            {consent.isAsked && (
              <Checkbox
                label={consentText.agree.photoCheck}
                hint={consentText.agreeHint}
                checked={consent.agreed}
                onChange={({ target }) => consent.setAgreed(target.checked)}
              />
            )}
            <Button variant="quiet" disabled={busy} onClick={begin}>
              {busy ? text.busy : state === 'none' ? text.startPhoto : text.tryAgain}
            </Button>
          </>
        )}
        <FormError>{error}</FormError>
      </div>
    </section>
  )
}

type SendProps = {
  gesture: PhotoGesture
  busy: boolean
  onChoose: (file: File) => void
  onError: (message: string) => void
}

function SendPhoto({ gesture, busy, onChoose, onError }: SendProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // so that choosing the same file again fires an event
    if (!file || busy) return
    if (!file.type.startsWith('image/')) return onError(text.noPicture)
    onChoose(file)
  }
  return (
    <>
      <p className="font-[650]">{text.takePhoto(text.gestures[gesture])}</p>
      <label className="relative inline-flex min-h-12 items-center gap-2 rounded-full border border-field bg-card px-6 font-[650] focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3 hover:bg-sunk">
        <Camera aria-hidden className="size-5" />
        {busy ? text.busy : text.choosePhoto}
        <input
          type="file"
          accept={PICTURE_TYPES}
          capture="user"
          onChange={choose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
    </>
  )
}
