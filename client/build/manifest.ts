import type { Plugin } from 'vite'
import { LOCALE, languageOf, pageTexts } from './messages.ts'

const FILE = 'manifest.webmanifest'

/** The web app manifest, with the texts of the locale. */
export async function buildManifest(locale = LOCALE) {
  const text = await pageTexts(locale)
  return {
    id: '/',
    name: text.title,
    short_name: 'Saathi',
    description: text.appDescription,
    lang: languageOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf5ec',
    theme_color: '#1d2440',
    categories: ['travel', 'social'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // A post keeps the text out of addresses and logs; the service worker takes it.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    // Phones show the first four.
    shortcuts: [
      { name: text.tripsShortcut, url: '/trips' },
      { name: text.expensesShortcut, url: '/expenses' },
      { name: text.toursShortcut, url: '/tours' },
      { name: text.matchingShortcut, url: '/matching' },
    ],
  }
}

/** Writes the web app manifest; the development server sends it. */
export const manifest = (): Plugin => ({
  name: 'manifest',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(await buildManifest()) })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_request, response, next) => {
      buildManifest().then((content) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(JSON.stringify(content))
      }, next)
    })
  },
})
