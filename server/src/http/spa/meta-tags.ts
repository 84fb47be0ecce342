import type { Card } from './link-preview.ts'
import { asData, escaped } from './markup.ts'

/** An image path as crawlers can show it: absolute, and no SVG, which most of them cannot. */
export function crawlable(image: string, origin: string): string {
  if (/^https?:\/\//.test(image)) return image
  const drawn = image.match(/^pictures\/([\w-]+)\.svg$/)?.[1]
  return drawn ? `${origin}/api/share/${drawn}.jpg` : `${origin}/api/${image}`
}

const meta = (name: string, content: string, key = 'property') =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`

/** The client's page with a card in its head, in place of its own title and description; a page without is not indexed. */
export function withCard(page: string, card: Card | null, { origin, url }: { origin: string; url: string }): string {
  if (!card) return beforeTitle(page, [meta('robots', 'noindex', 'name')])
  const { title, text, image, canonical } = card
  const address = canonical === null ? url : origin + canonical
  const tags = [
    `<title>${escaped(title.includes('Saathi') ? title : `${title} · Saathi`)}</title>`,
    meta('description', text, 'name'),
    canonical === null ? meta('robots', 'noindex', 'name') : `<link rel="canonical" href="${escaped(address)}" />`,
    meta('og:type', 'website'),
    meta('og:site_name', 'Saathi'),
    meta('og:locale', 'en_IN'),
    meta('og:title', title),
    meta('og:description', text),
    meta('og:url', address),
    ...(image ? [meta('og:image', crawlable(image, origin)), meta('twitter:card', 'summary_large_image', 'name')] : []),
    ...(canonical === '/' ? HERO_POSTERS : []),
    ...(canonical === null ? [] : [linkedData(card, origin, address)]),
  ]
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>.*?<\/title>/s, () => tags.join('\n    '))
}

const beforeTitle = (page: string, tags: string[]) =>
  page.replace('<title>', () => `${tags.join('\n    ')}\n    <title>`)

/** What the home page shows first: asked for with the page itself; the coast, which stands at the top, before the valley. */
const HERO_POSTERS = [
  '<link rel="preload" as="image" type="image/svg+xml" href="/api/pictures/hero-coast.svg" fetchpriority="high" />',
  '<link rel="preload" as="image" type="image/svg+xml" href="/api/pictures/hero-valley.svg" />',
]

/** The page for machines, in schema.org's words. A block of data: no browser runs it, and no content policy stops it. */
function linkedData({ trip }: Card, origin: string, url: string): string {
  const saathi = { '@type': 'Organization', name: 'Saathi', url: `${origin}/`, logo: `${origin}/icons/icon-512.png` }
  const data = trip
    ? {
        '@type': 'TouristTrip',
        name: trip.name,
        description: trip.description,
        url,
        image: trip.images.map((image) => crawlable(image, origin)),
        itinerary: {
          '@type': 'ItemList',
          itemListElement: trip.places.map((name, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            item: { '@type': 'Place', name, address: { '@type': 'PostalAddress', addressCountry: 'IN' } },
          })),
        },
        offers: { '@type': 'Offer', price: trip.price, priceCurrency: 'INR', url },
        provider: saathi,
      }
    : { '@type': 'WebSite', name: 'Saathi', url: `${origin}/`, inLanguage: 'en-IN', publisher: saathi }
  return `<script type="application/ld+json">${asData({ '@context': 'https://schema.org', ...data })}</script>`
}
