import type { NewCredential, UsedCredential } from '@saathi/shared/auth/passkeys'

/** Whether this browser has passkeys, and can read their options from JSON. */
export const hasPasskeys = () =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Asks the device for a new passkey. @throws DOMException when the user cancels */
export async function createPasskey(options: unknown): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return made.toJSON() as NewCredential
}

/** Asks the device for one of its passkeys. @throws DOMException when the user cancels */
export async function getPasskey(options: unknown): Promise<UsedCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return used.toJSON() as UsedCredential
}
