import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, type Plugin } from 'vite'
import { fillIn } from './messages.ts'

const folder = path.join(import.meta.dirname, '../src/service-worker')

/** Writes `sw.js`: the service worker with the offline page in it. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle() {
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    const worker = await read('worker.js')
    const page = await fillIn(await read('offline.html'))
    const offline = JSON.stringify({ page, policy: policyOf(page) })
    const { code } = await minify(
      'sw.js',
      worker.replace('__OFFLINE__', () => offline),
    )
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
  },
})

/** A content policy that allows the page's own styles and script, by their hashes. */
function policyOf(page: string): string {
  const hashOf = (tag: string) => {
    const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? ''
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  return `default-src 'none';style-src ${hashOf('style')};script-src ${hashOf('script')};connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`
}
