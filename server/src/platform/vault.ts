import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { identityKeys } from '../db/schema/identity.ts'
import { decrypt, encrypt } from './seal.ts'

/** Encrypts what the database stores and nobody may read in it, each text for its place: a moved one cannot be read. */
export type Vault = {
  seal: (text: string, place: string) => string
  /** Null for what none of the keys has sealed for this place. */
  open: (sealed: string, place: string) => string | null
}

/** The first byte of what is sealed: how the rest is made. */
const VERSION = 1
const [HEAD, KEY_ID, KEY] = [1, 4, 32]

export const isVaultKey = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** @param keys 32 bytes each, base64url: the first one seals, all open */
export function createVault(keys: readonly string[]): Vault {
  const ring = keys.map((text) => {
    const key = Buffer.from(text, 'base64url')
    return { key, id: createHash('sha256').update('key id ').update(key).digest().subarray(0, KEY_ID) }
  })
  const [current] = ring
  if (!current) throw new Error('a vault needs a key')
  return {
    seal: (text, place) =>
      Buffer.concat([Buffer.from([VERSION]), current.id, encrypt(current.key, text, place)]).toString('base64url'),
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url')
      const id = bytes.subarray(HEAD, HEAD + KEY_ID)
      const known = bytes[0] === VERSION ? ring.find((one) => one.id.equals(id)) : undefined
      try {
        return known ? decrypt(known.key, bytes.subarray(HEAD + KEY_ID), place) : null
      } catch {
        return null
      }
    },
  }
}

/** Where none is set: the key that the first process has made and stored. */
export async function storedVaultKey(db: Db, purpose: string): Promise<string> {
  const [row] = await db
    .insert(identityKeys)
    .values({ purpose, secret: randomBytes(KEY).toString('base64url') })
    .onConflictDoUpdate({ target: identityKeys.purpose, set: { purpose: sql`excluded.purpose` } })
    .returning({ secret: identityKeys.secret })
  return (row as { secret: string }).secret
}
