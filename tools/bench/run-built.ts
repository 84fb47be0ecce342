import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

/** Bytes that a script may print. */
const MAX_OUTPUT = 10_000_000

const SCRIPTS = ['answers', 'proposals', 'deck-calls']

let built: Promise<string> | null = null

/** Compiles the scripts once a process, into a folder that goes with it. */
async function buildScripts(): Promise<string> {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'saathi-bench-built-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    root: path.resolve(import.meta.dirname, '../../server'),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: SCRIPTS.map((script) => path.join(import.meta.dirname, `${script}.ts`)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return outDir
}

/**
 * Compiles a script of this folder as the server's build does, and runs it in a plain node process. Under tsx each
 * function gets its name by a call whenever it is created, which takes a third of a recommendation's time.
 * @returns what the script prints
 */
export async function runBuilt(script: 'answers' | 'proposals' | 'deck-calls', args: string[] = []): Promise<string> {
  built ??= buildScripts()
  const file = path.join(await built, `${script}.mjs`)
  // Without NODE_OPTIONS, which may load tsx.
  const options = { env: { PATH: process.env.PATH }, maxBuffer: MAX_OUTPUT }
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], options)
  return stdout
}
