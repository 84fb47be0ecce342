import { randomBytes } from 'node:crypto'

/** A request or an answer with headers, as far as a cookie goes. */
type Headers = { cookie?: string }
type Lifetime = { secure: boolean; days: number }

const NAME = 'saathi_browser'
const VALUE = /(?:^|;\s*)(?:__Host-)?saathi_browser=([\w-]{22})(?=;|$)/

/** The random id that this browser was given, if it sends one. It signs nobody in: it only tells attempts apart. */
export const browserIn = ({ cookie }: Headers): string | null =>
  cookie && cookie.length <= 4_096 ? (VALUE.exec(cookie)?.[1] ?? null) : null

export const newBrowser = (): string => randomBytes(16).toString('base64url')

/** The `Set-Cookie` header that gives a browser its id. */
export const browserCookie = (id: string, { secure, days }: Lifetime): string =>
  [
    `${secure ? '__Host-' : ''}${NAME}=${id}`,
    'Path=/',
    `Max-Age=${days * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
