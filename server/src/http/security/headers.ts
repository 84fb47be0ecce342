import helmet from 'helmet'
import type { Config } from '../../config.ts'

type Settings = Pick<Config, 'firebase' | 'publicUrl' | 'corsOrigins' | 'mapTilesUrl' | 'imageHosts'>

/** What no page of ours asks a browser for. */
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
 * What a page may load, and from where. Scripts are our own files alone, with Google's loader beside them where Firebase
 * signs people in. Pictures are our own, the map's tiles, and those of hosts that the operator names, in a setting or by
 * the pictures of packages: a host that travellers could name would see who looks.
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
    // Only where the site is served by https: on a laptop or in a LAN there would be nobody to upgrade to.
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

/** Stands in the policy for the hosts of the catalogue, which change while the server runs. */
const CATALOGUE_HOSTS = 'https://catalogue-hosts.invalid'

/** Where the map's tiles come from; `{s}` stands for any of a host's names. */
function tileHost(mapTilesUrl: string): string[] {
  const [, scheme, host] = mapTilesUrl.match(/^(https?):\/\/([\w.:{}-]+)/) ?? []
  return host ? [`${scheme}://${host.replace(/^[^.]*\{[^.]*/, '*')}`] : []
}

const isHttps = (url: string | null) => url?.startsWith('https://') ?? false

/** For what is no page: it may load nothing, even where somebody opens it as one. */
const NO_PAGE = "default-src 'none';frame-ancestors 'none'"

type Headers = Record<string, string>

/**
 * The headers that every answer begins with, and those that a page has over them; a route may set its own. Helmet words
 * them, once at the start: its own plugin would do so for each request anew.
 */
export function securityHeaders(settings: Settings): {
  every: Headers
  /** Those of a page, where the catalogue's pictures come from these hosts, such as `https://pictures.example`. */
  page: (catalogueHosts: readonly string[]) => Headers
} {
  const page: Headers = {
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  }
  const answer = {
    setHeader: (name: string, value: string) => {
      page[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const word = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    // Whoever the pop-up belongs to must hear from it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // Map tiles are refused to whoever does not say where they are shown.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(settings.publicUrl) && { maxAge: 365 * 86_400, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // For Flash, for browsers long gone, or what they do anyhow.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
  })
  word({} as never, answer as never, (fault) => {
    if (fault) throw fault
  })
  const kept = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']
  const every = Object.fromEntries(Object.entries(page).filter(([name]) => kept.includes(name)))
  const { 'content-security-policy': policy = '', ...rest } = page
  let last = { hosts: '', headers: page }
  function pageWith(catalogueHosts: readonly string[]): Headers {
    const hosts = catalogueHosts.join(' ')
    if (last.headers === page || last.hosts !== hosts) {
      const known = policy.replace(` ${CATALOGUE_HOSTS}`, () => (hosts ? ` ${hosts}` : ''))
      last = { hosts, headers: { ...rest, 'content-security-policy': known } }
    }
    return last.headers
  }
  return { every: { ...every, 'content-security-policy': NO_PAGE }, page: pageWith }
}
