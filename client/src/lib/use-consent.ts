import type { ConsentPurpose } from '@saathi/shared/auth/consents'
import { useState } from 'react'
import { trpc } from './trpc.ts'

/** A consent that a form asks for, until it is given. */
export function useConsent(purpose: ConsentPurpose) {
  const utils = trpc.useUtils()
  const list = trpc.consents.list.useQuery()
  const [agreed, setAgreed] = useState(false)
  const isGiven = list.data?.items.some((one) => one.purpose === purpose && one.given) ?? false
  const isAsked = !isGiven && !list.isPending
  return {
    isAsked,
    agreed,
    setAgreed,
    isMissing: isAsked && !agreed,
    /** The field that the call of the form sends along. */
    payload: agreed ? { consent: true as const } : {},
    /** To be called when that call has succeeded. */
    saved: () => utils.consents.list.invalidate(),
  }
}
