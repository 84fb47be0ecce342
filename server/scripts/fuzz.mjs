import { command } from './command.mjs'

const REQUESTS = 100_000
/** Upper bound of one request, ms. */
const DEADLINE = 2_000

command(async () => {
  const { setUp, root } = await import('./setup.mjs')
  await setUp()
  const { spawn } = await import('node:child_process')
  // A new seed each time; FUZZ_SEED repeats a run.
  const env = {
    FUZZ_REQUESTS: String(REQUESTS),
    FUZZ_DEADLINE_MS: String(DEADLINE),
    // Hostile bodies: so large, to every route, and so many half-sent uploads; `/healthz` answers within a second.
    FUZZ_BODY_MB: '400',
    FUZZ_ROUTES_EVERY: '1',
    FUZZ_HALF_SENT: '200',
    FUZZ_HEALTHY_MS: '1000',
    // Texts of 250 kB in every field: the CPU time of one such request, ms.
    FUZZ_FIELDS_EVERY: '1',
    FUZZ_CPU_MS: '20',
    FUZZ_FLOODED_MS: '200',
    FUZZ_SEED: String(Math.floor(Math.random() * 2 ** 31)),
    ...process.env,
  }
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'server', 'test/fuzz']
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
})
