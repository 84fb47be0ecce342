import type { Page, Route } from '@playwright/test'
import { withoutData } from './fixtures.ts'
import type { Person } from './people.ts'

const DOMAIN = 'saathi.firebaseapp.com'

/** A stub of Google's loader: opens the frame of the project's domain and relays its messages. */
const LOADER = `(() => {
  const ready = new URL(document.currentScript.src).searchParams.get('onload')
  const open = ({ where, url }, opened) => {
    const frame = Object.assign(document.createElement('iframe'), { src: url, hidden: true })
    const loaded = new Promise((resolve) => frame.addEventListener('load', () => resolve()))
    const handlers = {}
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow) handlers.authEvent?.(data)
    })
    where.append(frame)
    return opened({
      restyle: async () => {},
      ping: () => loaded,
      register: (name, handler) => { handlers[name] = handler },
      send: (type, _message, answer) => setTimeout(() => { try { answer([{ [type]: true }]) } catch {} }),
    })
  }
  const iframes = { Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: 1, getContext: () => ({ open }) }
  window.gapi = { load: (_name, { callback }) => callback(), iframes }
  window[ready]()
})()`

/** The hidden frame: relays the popup's messages to the page. */
const FRAME = `<!doctype html><script>
  addEventListener('message', ({ origin, data }) => origin === location.origin && parent.postMessage(data, '*'))
</script>`

/** The popup, with one account to choose. */
const handler = ({ name, email }: Person) => {
  const idToken = JSON.stringify({ email, name, sub: email, email_verified: true })
  const postBody = new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString()
  return `<!doctype html><title>Google</title><button>${name}</button><script>
    const eventId = new URLSearchParams(location.search).get('eventId')
    const authEvent = {
      type: 'signInViaPopup', eventId, sessionId: 'session', tenantId: null,
      urlResponse: location.href, postBody: ${JSON.stringify(postBody)},
    }
    document.querySelector('button').onclick = () => {
      for (let at = 0; at < opener.length; at++) opener[at].postMessage({ authEvent }, location.origin)
    }
  </script>`
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * Configures a Firebase project for the page and stubs Google: its loader, the project's domain with the SDK's pop-up and
 * hidden frame, and the Identity Toolkit, which the embedded provider serves.
 */
export async function withFirebase(page: Page, account: Person) {
  const context = page.context()
  await page.route('**/trpc/auth.settings*', (route) => {
    const firebase = { apiKey: 'a', authDomain: DOMAIN, projectId: 'saathi' }
    return route.fulfill({ json: [{ result: { data: { mode: 'firebase', firebase, demo: null } } }] })
  })
  await page.route('**/login', sendWithFirebase)
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LOADER }),
  )
  await context.route(`https://${DOMAIN}/__/auth/iframe*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: FRAME }),
  )
  await context.route(`https://${DOMAIN}/__/auth/handler*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: handler(account) }),
  )
  await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const request = route.request()
    const { host, pathname, search } = new URL(request.url())
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
    if (pathname.endsWith('/projects'))
      return route.fulfill({ headers: CORS, json: { authorizedDomains: [new URL(page.url()).hostname] } })
    const response = await route.fetch({ url: new URL(`/${host}${pathname}${search}`, page.url()).href })
    return route.fulfill({ response, headers: { ...response.headers(), ...CORS } })
  })
}

/** The page without its settings, which it then asks for, under the content policy of a server with a Firebase project. */
async function sendWithFirebase(route: Route) {
  const response = await route.fetch()
  const { 'content-security-policy': policy = '', ...headers } = response.headers()
  const opened = policy
    .replace("script-src 'self'", "script-src 'self' https://apis.google.com")
    .replace("frame-src 'none'", `frame-src https://${DOMAIN}`)
    .replace(
      "connect-src 'self'",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    )
  const body = withoutData(await response.text())
  await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': opened } })
}
