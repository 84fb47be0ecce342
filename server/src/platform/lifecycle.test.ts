import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const lifecycle = path.join(import.meta.dirname, 'lifecycle.ts')

/** Runs a service in a process of its own; its exit code and output. */
const run = (start: string) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const script = `import { runService } from ${JSON.stringify(lifecycle)}; runService(${start})`
    execFile(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: import.meta.dirname },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })

test('a start that waits for what cannot happen any more: ends with a reason and code 1, after the cleanup', async () => {
  const { code, output } = await run(
    '({ onStop }) => { onStop(async () => console.log("cleaned up")); return new Promise(() => {}) }',
  )
  expect(output).toBe('cleaned up\nSaathi cannot start: a connection was lost that it waited for.\n')
  expect(code).toBe(1)
}, 60_000)

test('a start that fails: ends with the reason and code 1', async () => {
  const { code, output } = await run('async () => { throw new Error("no disk") }')
  expect(output).toMatch(/^Saathi cannot start: Error: no disk\n/)
  expect(code).toBe(1)
}, 60_000)
