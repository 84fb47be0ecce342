const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for XML 1.0: without the characters that it does not allow, even escaped, and without ones that turn around what follows. */
export const escapeXml = (text: string): string =>
  text
    .replace(
      /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|[\u{7F}-\u{9F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu,
      '',
    )
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** An element whose `content` is escaped text, or elements. */
export function element(name: string, attributes: Record<string, string>, content: string | readonly string[]): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ')
  if (content.length === 0) return `<${start}/>\n`
  return typeof content === 'string'
    ? `<${start}>${content}</${name}>\n`
    : `<${start}>\n${content.join('')}</${name}>\n`
}

export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
