import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, type Plugin } from 'vite'

const SOURCE = 'src/boot.js'
/** Builds alone register the service worker. */
const REGISTRATION = 'src/service-worker/register.js'

/** Adds `src/boot.js` to the page as a blocking script, minified and with a hashed name. */
export const bootScript = (): Plugin => ({
  name: 'boot-script',
  async buildStart() {
    if (this.environment.mode !== 'build') return
    const sources = [SOURCE, REGISTRATION].map((file) => readFile(path.join(import.meta.dirname, '..', file), 'utf8'))
    const { code } = await minify(SOURCE, (await Promise.all(sources)).join('\n'))
    this.emitFile({ type: 'asset', name: 'boot.js', source: code })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const asset = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('boot.js'))
      return [{ tag: 'script', attrs: { src: `/${asset?.fileName ?? SOURCE}` }, injectTo: 'head-prepend' as const }]
    },
  },
})
