import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const publicFolder = fileURLToPath(new URL('../../client/public/', import.meta.url))

/** Renders the SVG icon as PNG in the sizes that phones use. */
export async function drawIcons(): Promise<void> {
  const icon = await fs.readFile(path.join(publicFolder, 'favicon.svg'), 'utf8')
  // Systems that mask the icon themselves get one without rounded corners.
  const square = icon.replace(/ rx="\d+"/, '')
  const sizes: [string, string, number][] = [
    ['icon-192.png', icon, 192],
    ['icon-512.png', icon, 512],
    ['maskable-512.png', square, 512],
    ['apple-touch-icon.png', square, 180],
  ]
  await fs.mkdir(path.join(publicFolder, 'icons'), { recursive: true })
  for (const [name, svg, size] of sizes)
    await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(publicFolder, 'icons', name))
}
