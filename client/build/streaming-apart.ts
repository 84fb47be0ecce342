import type { Plugin } from 'vite'

const STREAMING = '?streaming'
const USERS = /[\\/]client[\\/]src[\\/]lib[\\/](realtime|chat-client)\.ts$/
/** What of the tRPC packages only streams need. */
const STREAMS_ONLY = /[\\/]@trpc[\\/](client[\\/]dist[\\/]wsLink-|server[\\/]dist[\\/]resolveResponse-)/

/**
 * The tRPC client is one module, so its streams would load with every first page. Those who open a stream, later, get a
 * copy of that module, and each copy holds only what its importers use.
 */
export const streamingApart = (): Plugin => ({
  name: 'streaming-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@trpc/client' || !importer || !USERS.test(importer)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id + STREAMING }
  },
  // Or all would load them, for the counter that one begins with.
  transform: {
    filter: { id: STREAMS_ONLY },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
})

/** Whether a module may wait until a stream is opened. */
export const isForStreams = (id: string): boolean => id.endsWith(STREAMING) || STREAMS_ONLY.test(id)
