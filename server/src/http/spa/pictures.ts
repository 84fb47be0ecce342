import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openSharp } from '../../platform/images/sharp.ts'

const WIDTH = 1200
const HEIGHT = 630

/** The crop of a link preview at a picture's focal point, as JPEG. */
export async function toPreview(file: string, [x, y]: readonly [number, number]): Promise<Buffer> {
  const sharp = await openSharp()
  const { width, height } = await sharp(file).metadata()
  const scale = Math.max(WIDTH / width, HEIGHT / height)
  const [fullWidth, fullHeight] = [Math.round(width * scale), Math.round(height * scale)]
  return sharp(file)
    .resize(fullWidth, fullHeight)
    .extract({
      left: Math.round(((fullWidth - WIDTH) * x) / 100),
      top: Math.round(((fullHeight - HEIGHT) * y) / 100),
      width: WIDTH,
      height: HEIGHT,
    })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

type Index = Record<string, { focus: [x: number, y: number] }>

/** JPEG versions of the SVG pictures for link previews, each encoded once in a process. */
export const sharePictures = (folder: string) => async (app: FastifyInstance) => {
  const jpegs = new Map<string, Promise<Buffer>>()
  const index: Index = JSON.parse(await fs.readFile(path.join(folder, 'index.json'), 'utf8'))
  app.get<{ Params: { name: string } }>('/api/share/:name', async (request, reply) => {
    const name = request.params.name.match(/^([\w-]+)\.jpg$/)?.[1]
    const file = name && path.join(folder, `${name}.svg`)
    if (!file || !(await fs.stat(file).catch(() => null))) return reply.callNotFound()
    const picture = jpegs.get(name) ?? toPreview(file, index[name]?.focus ?? [50, 50])
    jpegs.set(name, picture)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await picture)
  })
}
