import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = 'src/theme.js'

/** Has the page wait for `src/theme.js`, which is small, before anything is painted; under a name that can be kept. */
export const themeFirst = (): Plugin => ({
  name: 'theme-first',
  async buildStart() {
    if (this.environment.mode !== 'build') return
    const source = await readFile(path.join(import.meta.dirname, '..', SOURCE), 'utf8')
    this.emitFile({ type: 'asset', name: 'theme.js', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const built = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('theme.js'))
      return [{ tag: 'script', attrs: { src: `/${built?.fileName ?? SOURCE}` }, injectTo: 'head-prepend' as const }]
    },
  },
})
