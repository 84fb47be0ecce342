import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { build } from 'vite'
import { embeddedIdentity } from '../../src/embedded/identity/provider.ts'
import { firebaseIdentity } from '../../src/platform/identity/firebase.ts'
import type { Identity } from '../../src/platform/identity/identity.ts'
import { createLimits } from '../../src/platform/limits.ts'
import type { TestDb } from '../db.ts'
import { QUICK } from '../identity.ts'

/** An identity provider for the conformance suite: a page that uses it, and its server side. */
export type Provider = {
  page: string
  identity: Identity
  /** The code in the last link that was mailed to this address; null if there is none. */
  resetCode: (email: string) => Promise<string | null>
  close: () => Promise<void>
}

/** The bundled script of the page that drives the web SDK. */
async function pageScript(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'page.ts')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })
  const [bundle] = [built].flat()
  const script = bundle && 'output' in bundle ? bundle.output.find((part) => part.type === 'chunk') : undefined
  if (!script) throw new Error('The page was not bundled.')
  return script.code
}

async function site() {
  const script = await pageScript()
  const app = Fastify()
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><script src="/page.js"></script>'))
  app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(script))
  const listen = async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  }
  return { app, listen }
}

/** The embedded provider, on the page's own origin. */
export async function embeddedProvider({ db }: TestDb): Promise<Provider> {
  const { app, listen } = await site()
  const codes = new Map<string, string>()
  const { identity, plugin } = embeddedIdentity({
    db,
    limits: createLimits(db, { secret: 'conformance' }),
    unsignedGoogle: true,
    projectId: 'demo-saathi',
    publicUrl: () => 'http://saathi.test',
    hashing: QUICK,
    sendMail: async ({ to, text }) => {
      codes.set(to, /oobCode=([\w-]+)/.exec(text)?.[1] ?? 'none')
    },
  })
  await app.register(plugin)
  const page = await listen()
  return { page, identity, resetCode: async (email) => codes.get(email) ?? null, close: () => app.close() }
}

/** Firebase's official emulator at FIREBASE_AUTH_EMULATOR_HOST, configured like a new project. */
async function officialEmulator(host: string): Promise<Provider> {
  const { app, listen } = await site()
  const asOwner = async (path: string, change?: object) => {
    const response = await fetch(`http://${host}/emulator/v1/projects/demo-saathi${path}`, {
      method: change ? 'PATCH' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: change && JSON.stringify(change),
    })
    if (!response.ok) throw new Error(`The emulator answered ${response.status} to ${path}.`)
    return response.json() as Promise<{ oobCodes?: { email: string; oobCode: string }[] }>
  }
  await asOwner('/config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  const page = await listen()
  return {
    page: `${page}?provider=${encodeURIComponent(`http://${host}`)}`,
    identity: await firebaseIdentity({ projectId: 'demo-saathi', serviceAccount: null }),
    resetCode: async (email) =>
      (await asOwner('/oobCodes')).oobCodes?.filter((sent) => sent.email === email).at(-1)?.oobCode ?? null,
    close: () => app.close(),
  }
}

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST

/** The providers that must behave alike; the official emulator only if FIREBASE_AUTH_EMULATOR_HOST is set. */
export const providers = (db: TestDb): [name: string, open: () => Promise<Provider>][] => [
  ['the embedded provider', () => embeddedProvider(db)],
  ...(emulator
    ? [['the official emulator', () => officialEmulator(emulator)] as [string, () => Promise<Provider>]]
    : []),
]
