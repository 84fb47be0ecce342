import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { plain } from './startup-error.ts'

/** What a start is given: a word that the end is near, and a place to leave what must be closed. */
export type ServiceLifecycle = {
  stopping: AbortSignal
  /** Called at the end; what was opened last is closed first. */
  onStop: (close: () => Promise<unknown>) => void
}

/**
 * Starts, stays until a signal or a fault nobody caught, then closes everything in turn and exits: with 0 when it was
 * told to stop, else with 1. A signal during the start waits for the start; a second one changes nothing.
 */
export function runService(start: (lifecycle: ServiceLifecycle) => Promise<void>): void {
  const stopping = new AbortController()
  const closers: (() => Promise<unknown>)[] = []

  async function stop(exitCode: number) {
    if (stopping.signal.aborted) return
    stopping.abort()
    await started
    for (const close of closers.reverse()) {
      try {
        await close()
      } catch (error) {
        console.error(plain(error))
      }
    }
    process.exit(exitCode)
  }
  const fail = (what: string) => (error: unknown) => {
    console.error(`${what}: ${plain(error)}`)
    stop(1)
  }
  const crash = fail('Saathi stops, since something went wrong')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  const lifecycle: ServiceLifecycle = { stopping: stopping.signal, onStop: (close) => closers.push(close) }
  const started = start(lifecycle).catch(fail('Saathi cannot start'))
}

/** How long requests under way may take to end, ms. */
const PATIENCE = 10_000

/**
 * Lets the app finish what it has begun. For a while it goes on answering, its readiness failing and every answer
 * the last on its connection, so that whoever sends requests can turn elsewhere without an error.
 * @param leaveMs how long that while is
 */
export async function drain(app: FastifyInstance, leaveMs: number): Promise<void> {
  await sleep(leaveMs)
  const giveUp = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(giveUp)
}
