import type { Card } from './card.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** An image path as crawlers can show it: absolute, and no SVG, which most of them cannot. */
export function crawlable(image: string, origin: string): string {
  if (/^https?:\/\//.test(image)) return image
  const drawn = image.match(/^pictures\/([\w-]+)\.svg$/)?.[1]
  return drawn ? `${origin}/api/share/${drawn}.jpg` : `${origin}/api/${image}`
}

/** The client's page with a card in its head, in place of its own title and description. */
export function withCard(page: string, { title, text, image }: Card, { origin, url }: { origin: string; url: string }) {
  const meta = (name: string, content: string, key = 'property') =>
    `<meta ${key}="${name}" content="${escaped(content)}" />`
  const tags = [
    `<title>${escaped(title)} · Saathi</title>`,
    meta('description', text, 'name'),
    meta('og:type', 'website'),
    meta('og:site_name', 'Saathi'),
    meta('og:title', title),
    meta('og:description', text),
    meta('og:url', url),
    ...(image ? [meta('og:image', crawlable(image, origin)), meta('twitter:card', 'summary_large_image', 'name')] : []),
  ]
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>.*?<\/title>/s, () => tags.join('\n    '))
}
