import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

/** Bytes that a script may print. */
const MAX_OUTPUT = 10_000_000

/**
 * Compiles a script of this folder as the server's build does, and runs it in a plain node process. Under tsx each
 * function gets its name by a call whenever it is created, which takes a third of a recommendation's time.
 * @returns what the script prints
 */
export async function runBuilt(script: string, args: string[] = []): Promise<string> {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'saathi-bench-built-'))
  try {
    await build({
      root: path.resolve(import.meta.dirname, '..'),
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: path.join(import.meta.dirname, `${script}.ts`),
        outDir,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
      },
    })
    const file = path.join(outDir, `${script}.mjs`)
    // Without NODE_OPTIONS, which may load tsx.
    const options = { env: { PATH: process.env.PATH }, maxBuffer: MAX_OUTPUT }
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], options)
    return stdout
  } finally {
    await fs.rm(outDir, { recursive: true })
  }
}
