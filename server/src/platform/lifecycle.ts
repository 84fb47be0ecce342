import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeError, StartupError } from './startup-error.ts'

/** Shutdown signal and cleanup registration. */
export type ServiceLifecycle = {
  stopping: AbortSignal
  /** Registers a cleanup function; they run at shutdown in reverse order. */
  onStop: (close: () => Promise<unknown>) => void
}

/**
 * Runs a service until a signal or an uncaught error, then runs the cleanup functions and exits: with code 0 after a
 * signal, else with 1. A signal during the start takes effect after it; further signals are ignored. A start that waits for
 * something that can no longer happen has failed, too: Node would end it silently, with code 0.
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
        console.error(describeError(error))
      }
    }
    process.exit(exitCode)
  }
  const fail = (what: string) => (error: unknown) => {
    console.error(`${what}: ${describeError(error)}`)
    stop(1)
  }
  const crash = fail('Saathi stops, since something went wrong')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  const lifecycle: ServiceLifecycle = { stopping: stopping.signal, onStop: (close) => closers.push(close) }
  const notStarted = fail('Saathi cannot start')
  let giveUp = () => {}
  const started = Promise.race([start(lifecycle).catch(notStarted), new Promise<void>((resolve) => (giveUp = resolve))])
  const onStuck = () => {
    giveUp()
    notStarted(new StartupError('a connection was lost that it waited for.'))
  }
  process.once('beforeExit', onStuck)
  started.then(() => process.off('beforeExit', onStuck))
}

/** The time that running requests get to finish, ms. */
const DRAIN_TIMEOUT_MS = 10_000

/**
 * Closes the app gracefully. First it keeps serving for `leaveMs` while readiness fails and each response closes its
 * connection, so that a load balancer moves on without errors. Then running requests get 10 s to finish.
 */
export async function drain(app: FastifyInstance, leaveMs: number): Promise<void> {
  await sleep(leaveMs)
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  await app.close()
  clearTimeout(timer)
}
