/** Colours are `#rrggbb` strings throughout; mixing happens at drawing time, so the files hold flat colours only. */
const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hex = (rgb: number[]): string =>
  `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colour `t` (0 to 1) of the way from `from` to `to`. */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from)
  const b = channels(to)
  return hex(a.map((v, i) => v + (b[i]! - v) * t))
}

/** What `local` looks like under light of the colour `light`. */
export function multiply(local: string, light: string): string {
  const a = channels(local)
  const b = channels(light)
  return hex(a.map((v, i) => (v * b[i]!) / 255))
}
