import type { LinkPreview } from './link-preview.ts'
import { asData, escaped } from './markup.ts'

/** The absolute URL of an image for crawlers; a JPEG for an SVG, which most cannot show. */
export function crawlerImageUrl(image: string, origin: string): string {
  if (/^https?:\/\//.test(image)) return image
  const drawn = image.match(/^pictures\/([\w-]+)\.svg$/)?.[1]
  return drawn ? `${origin}/api/share/${drawn}.jpg` : `${origin}/api/${image}`
}

const meta = (name: string, content: string, key = 'property') =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`

/** Replaces the page's title and description by the preview's meta tags; a page without a preview gets `noindex`. */
export function withMetaTags(
  page: string,
  preview: LinkPreview | null,
  { origin, url }: { origin: string; url: string },
): string {
  if (!preview) return beforeTitle(page, [meta('robots', 'noindex', 'name')])
  const { title, text, image, canonical } = preview
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
    ...(image
      ? [meta('og:image', crawlerImageUrl(image, origin)), meta('twitter:card', 'summary_large_image', 'name')]
      : []),
    ...(canonical === '/' ? HERO_POSTERS : []),
    ...(canonical === null ? [] : [structuredData(preview, origin, address)]),
  ]
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>.*?<\/title>/s, () => tags.join('\n    '))
}

const beforeTitle = (page: string, tags: string[]) =>
  page.replace('<title>', () => `${tags.join('\n    ')}\n    <title>`)

/** The home page's first pictures, preloaded; the coast is at the top, so it comes first. */
const HERO_POSTERS = [
  '<link rel="preload" as="image" type="image/svg+xml" href="/api/pictures/hero-coast.svg" fetchpriority="high" />',
  '<link rel="preload" as="image" type="image/svg+xml" href="/api/pictures/hero-valley.svg" />',
]

/** Structured data (schema.org). A data block is not run, so the content security policy allows it. */
function structuredData({ trip, place }: LinkPreview, origin: string, url: string): string {
  const saathi = { '@type': 'Organization', name: 'Saathi', url: `${origin}/`, logo: `${origin}/icons/icon-512.png` }
  const data = trip
    ? {
        '@type': 'TouristTrip',
        name: trip.name,
        description: trip.description,
        url,
        image: trip.images.map((image) => crawlerImageUrl(image, origin)),
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
    : place
      ? {
          '@type': 'TouristDestination',
          name: place.name,
          description: place.description,
          url,
          image: [crawlerImageUrl(place.image, origin)],
          geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
          address: { '@type': 'PostalAddress', addressRegion: place.state, addressCountry: 'IN' },
        }
      : { '@type': 'WebSite', name: 'Saathi', url: `${origin}/`, inLanguage: 'en-IN', publisher: saathi }
  return `<script type="application/ld+json">${asData({ '@context': 'https://schema.org', ...data })}</script>`
}
