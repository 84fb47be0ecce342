import type { NewCredential, UsedCredential } from '@saathi/shared/auth/passkeys'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers'
import { type RelyingParty, relyingParty } from './relying-party.ts'

/** ES256, RS256 and EdDSA, which all browsers and authenticators cover. */
export const ALGORITHMS = [-7, -257, -8]

type Options = { publicUrl: string | null }

/** The challenge that the browser signed, and the relying party as which it is checked. Null if it is not readable. */
export function readClientData(
  encoded: string,
  { publicUrl }: Options,
): { challenge: string; party: RelyingParty } | null {
  try {
    const { challenge, origin } = decodeClientDataJSON(encoded)
    if (typeof challenge !== 'string' || typeof origin !== 'string') return null
    return { challenge, party: relyingParty(publicUrl, origin) }
  } catch {
    return null
  }
}

/**
 * Whether the attestation has no certificates. We ask for none, and the library would fetch the revocation lists that
 * certificates name, from any address.
 */
function hasNoCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

type Expected = { challenge: string; party: RelyingParty }
const expectations = ({ challenge, party }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})
const asPublicKey = { type: 'public-key', clientExtensionResults: {} } as const

/** The new passkey, or null if anything about it is wrong. */
export async function verifyRegistration({ id, response }: NewCredential, expected: Expected) {
  try {
    if (!hasNoCertificates(response.attestationObject)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, ...asPublicKey, response },
      ...expectations(expected),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return null
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
    }
  } catch {
    return null // The library throws an error for each thing that can be wrong.
  }
}

type Stored = { credentialId: string; publicKey: string; counter: number }

/** The new counter and backup state after a log-in, or null if anything about it is wrong. */
export async function verifyLogin({ id, response }: UsedCredential, stored: Stored, expected: Expected) {
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, ...asPublicKey, response: { ...signed, userHandle: userHandle ?? undefined } },
      ...expectations(expected),
      credential: {
        id: stored.credentialId,
        publicKey: isoBase64URL.toBuffer(stored.publicKey),
        counter: stored.counter,
      },
    })
    if (!verified) return null
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
  } catch {
    return null
  }
}
