import helmet from 'helmet'
import type { Config } from '../../config.ts'

type Settings = Pick<Config, 'firebase' | 'publicUrl' | 'corsOrigins' | 'mapTilesUrl' | 'imageHosts'>

/** Browser features that no page uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
]

/**
 * The content security policy. Scripts come from this origin, and from Google where Firebase signs people in. Images come
 * from this origin, the map's tile server, and hosts that the operator names in a setting or in packages. Users cannot
 * add hosts: those would learn who views a page.
 */
function contentPolicy({ firebase, publicUrl, mapTilesUrl, imageHosts }: Settings): Record<string, string[]> {
  const secure = isHttps(publicUrl)
  const emulator = firebase?.emulatorUrl ? [firebase.emulatorUrl] : []
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(firebase ? ['https://apis.google.com'] : [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tileHost(mapTilesUrl), ...imageHosts, CATALOGUE_HOSTS],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(firebase ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : []),
      ...emulator,
    ],
    // Google's pop-up reports to a hidden frame of the project's own domain.
    'frame-src': [firebase ? `https://${firebase.authDomain}` : "'none'", ...emulator],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Only where the site is served over https: elsewhere the upgraded requests would fail.
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

/** Placeholder for the catalogue's image hosts, which change while the server runs. */
const CATALOGUE_HOSTS = 'https://catalogue-hosts.invalid'

/** The source of the map's tiles; `{s}` in its host becomes a wildcard. */
function tileHost(mapTilesUrl: string): string[] {
  const [, scheme, host] = mapTilesUrl.match(/^(https?):\/\/([\w.:{}-]+)/) ?? []
  return host ? [`${scheme}://${host.replace(/^[^.]*\{[^.]*/, '*')}`] : []
}

const isHttps = (url: string | null) => url?.startsWith('https://') ?? false

/** The policy of responses that are not pages: they load nothing, even when opened as a page. */
const API_POLICY = "default-src 'none';frame-ancestors 'none'"

type Headers = Record<string, string>

/**
 * Security headers of every response, and those that pages add; a route may set its own. Helmet builds them once at the
 * start, while its plugin would for each request.
 */
export function securityHeaders(settings: Settings): {
  every: Headers
  /** @param catalogueHosts hosts of the catalogue's images, such as `https://pictures.example` */
  page: (catalogueHosts: readonly string[]) => Headers
} {
  const page: Headers = {
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  }
  const response = {
    setHeader: (name: string, value: string) => {
      page[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    // The sign-in pop-up reports to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // Tile servers refuse requests without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(settings.publicUrl) && { maxAge: 365 * 86_400, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // Obsolete, or browsers' default.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
  })
  setHeaders({} as never, response as never, (error) => {
    if (error) throw error
  })
  const everyResponse = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']
  const every = Object.fromEntries(Object.entries(page).filter(([name]) => everyResponse.includes(name)))
  const { 'content-security-policy': policy = '', ...rest } = page
  let last = { hosts: '', headers: page }
  function pageWith(catalogueHosts: readonly string[]): Headers {
    const hosts = catalogueHosts.join(' ')
    if (last.headers === page || last.hosts !== hosts) {
      const withHosts = policy.replace(` ${CATALOGUE_HOSTS}`, () => (hosts ? ` ${hosts}` : ''))
      last = { hosts, headers: { ...rest, 'content-security-policy': withHosts } }
    }
    return last.headers
  }
  return { every: { ...every, 'content-security-policy': API_POLICY }, page: pageWith }
}
