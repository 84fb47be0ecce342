import { randomBytes } from 'node:crypto'

type Headers = { cookie?: string }
type Lifetime = { secure: boolean; days: number }

const NAME = 'saathi_browser'
const VALUE = /(?:^|;\s*)(?:__Host-)?saathi_browser=([\w-]{22})(?=;|$)/

/** The browser's random id from its cookie, or null. It is no credential; it only separates attempts by browser. */
export const browserIn = ({ cookie }: Headers): string | null =>
  cookie && cookie.length <= 4_096 ? (VALUE.exec(cookie)?.[1] ?? null) : null

export const newBrowser = (): string => randomBytes(16).toString('base64url')

/** The `Set-Cookie` header of a browser id. */
export const browserCookie = (id: string, { secure, days }: Lifetime): string =>
  [
    `${secure ? '__Host-' : ''}${NAME}=${id}`,
    'Path=/',
    `Max-Age=${days * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
