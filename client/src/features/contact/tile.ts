type Coordinates = { lat: number; lon: number }

/** Returns the URL of the slippy-map tile (Web Mercator) that contains a point at a zoom level from 0 to 19. */
export function tileUrl(template: string, { lat, lon }: Coordinates, zoom: number): string {
  const tilesPerSide = 2 ** zoom
  const phi = (lat * Math.PI) / 180
  const x = Math.floor(((lon + 180) / 360) * tilesPerSide)
  const y = Math.floor(((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * tilesPerSide)
  const parts: Record<string, string> = { s: 'a', z: String(zoom), x: String(x), y: String(y), r: '' }
  return template.replace(/\{([a-z])\}/g, (placeholder, part) => parts[part] ?? placeholder)
}
