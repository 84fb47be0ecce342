import { createECDH } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { identityKeys } from '../../db/schema/identity.ts'

/** The keys by which push services recognise this server (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** @throws Error for a text that is no private key of P-256 */
export function vapidKeys(privateKey: string): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}

/** Whether a text is a private key: 32 bytes, base64url. */
export function isVapidKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false
  try {
    return vapidKeys(text).publicKey !== ''
  } catch {
    return false
  }
}

/** A new private key. */
function newPrivateKey(): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // The curve leaves out leading zeros, which the private key's 32 bytes need.
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** Where none is set: the key that the first process has made and stored. */
export async function storedVapidKeys(db: Db): Promise<VapidKeys> {
  const [row] = await db
    .insert(identityKeys)
    .values({ purpose: 'push', secret: newPrivateKey() })
    .onConflictDoUpdate({ target: identityKeys.purpose, set: { purpose: sql`excluded.purpose` } })
    .returning({ secret: identityKeys.secret })
  return vapidKeys((row as { secret: string }).secret)
}
