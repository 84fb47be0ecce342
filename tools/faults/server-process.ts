import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/src/embedded/postgres/server.ts'

const program = path.resolve(import.meta.dirname, '../../server/dist/main.js')

/** Waits until `holds` returns true, also on a busy machine. @throws Error that names `what`, after `ms` */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 300_000): Promise<void> {
  for (const end = Date.now() + ms; !(await holds()); await sleep(20))
    if (Date.now() > end) throw new Error(`Waited ${ms / 1000} s for ${what}`)
}

/** The built server as a process that is restarted whenever it ends, as systemd or Docker would do. */
export class ServerProcess {
  readonly url: string
  /** The output of processes that crashed. */
  readonly crashes: string[] = []
  readonly #env: Record<string, string>
  #process: ChildProcess | null = null
  #wanted = true
  #ended: Promise<void> = Promise.resolve()

  static async launch(env: Record<string, string>): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env)
  }

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`
    this.#env = { PORT: String(port), DEMO: '0', LOG_LEVEL: 'error', ...env }
    this.#launch()
  }

  #launch() {
    const child = spawn(process.execPath, [program], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    let output = ''
    let started = false
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        started ||= String(text).includes('Saathi is ready')
        output = `${output}${text}`.slice(-4_000)
      })
    this.#ended = new Promise((resolve) =>
      child.once('close', async (code, signal) => {
        // Without its database it refuses to start, which is no crash.
        if (this.#wanted && signal !== 'SIGKILL' && code !== 0 && started) this.crashes.push(output)
        resolve()
        await sleep(50)
        if (this.#wanted) this.#launch()
      }),
    )
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await answer?.body?.cancel()
    return answer?.status === 200
  }

  ready = () => until('the server to be ready', () => this.isReady())

  kill() {
    this.#process?.kill('SIGKILL')
  }

  /** Stops it gracefully and waits until it is ready again, as a deployment does. */
  async restart() {
    this.#process?.kill('SIGTERM')
    await this.#ended
    await this.ready()
  }

  async stop() {
    this.#wanted = false
    this.#process?.kill('SIGTERM')
    await this.#ended
  }
}
