type Place = { lat: number; lon: number }

/** The address of the map tile that shows a place at a zoom (0-19), as slippy maps number them (web Mercator). */
export function tileUrl(template: string, { lat, lon }: Place, zoom: number): string {
  const across = 2 ** zoom
  const phi = (lat * Math.PI) / 180
  const x = Math.floor(((lon + 180) / 360) * across)
  const y = Math.floor(((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * across)
  const parts: Record<string, string> = { s: 'a', z: String(zoom), x: String(x), y: String(y), r: '' }
  return template.replace(/\{([a-z])\}/g, (whole, part) => parts[part] ?? whole)
}
