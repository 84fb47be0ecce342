import type { Plugin } from 'vite'

const STREAMING = '?streaming'
const IMPORTERS = /[\\/]client[\\/]src[\\/]lib[\\/](realtime|chat-client)\.ts$/
/** The modules of tRPC that only streams use. */
const STREAM_MODULES = /[\\/]@trpc[\\/](client[\\/]dist[\\/]wsLink-|server[\\/]dist[\\/]resolveResponse-)/

/**
 * Takes the streaming links of `@trpc/client` out of the first load: 4.3 kB, without which it exceeds its 140 kB budget.
 * The package is one module and a module is in one chunk, so the two lazy modules that stream import a second copy of it.
 */
export const streamingApart = (): Plugin => ({
  name: 'streaming-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@trpc/client' || !importer || !IMPORTERS.test(importer)) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && { ...resolved, id: resolved.id + STREAMING }
  },
  // A counter at the top of one of these modules counts as a side effect and would keep them in every chunk.
  transform: {
    filter: { id: STREAM_MODULES },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
})

/** Whether only streams use a module. */
export const isStreaming = (id: string): boolean => id.endsWith(STREAMING) || STREAM_MODULES.test(id)
