import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openSharp } from '../../platform/images/sharp.ts'

const WIDTH = 1200
const HEIGHT = 630

/** JPEG versions of the SVG pictures for link previews, each encoded once in a process. */
export const sharePictures = (folder: string) => async (app: FastifyInstance) => {
  const jpegs = new Map<string, Promise<Buffer>>()
  const encode = async (file: string) => {
    const sharp = await openSharp()
    return sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  }
  app.get<{ Params: { name: string } }>('/api/share/:name', async (request, reply) => {
    const name = request.params.name.match(/^([\w-]+)\.jpg$/)?.[1]
    const file = name && path.join(folder, `${name}.svg`)
    if (!file || !(await fs.stat(file).catch(() => null))) return reply.callNotFound()
    const picture = jpegs.get(name) ?? encode(file)
    jpegs.set(name, picture)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await picture)
  })
}
