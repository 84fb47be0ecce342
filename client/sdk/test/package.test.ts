import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../server/test/app.ts'
import { useDatabase } from '../../../server/test/db.ts'
import { aTour } from '../../../server/test/make.ts'
import { makePerson } from '../../../server/test/people.ts'

const MINUTES = 60_000
const sdk = path.resolve(import.meta.dirname, '..')
const root = path.resolve(sdk, '../..')
const db = useDatabase()
const held = useApp(db)
let project: string
let tarball: Buffer

/** Runs a program. @throws Error with its whole output */
async function run(program: string, args: string[], cwd: string): Promise<string> {
  const done = promisify(execFile)(program, args, { cwd, timeout: 5 * MINUTES, env: { ...process.env, NODE_ENV: '' } })
  const { stdout } = await done.catch((error) => {
    throw new Error(`${[program, ...args].join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
  return stdout
}

beforeAll(async () => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-package-'))
  await run('npm', ['pack', '--silent', '--pack-destination', project], sdk)
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'client/sdk/package.json'), 'utf8'))
  const file = path.join(project, `saathi-client-${version}.tgz`)
  tarball = fs.readFileSync(file)
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify({ name: 'elsewhere', type: 'module' }))
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const wanted = [file, `typescript@${devDependencies.typescript}`]
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=5', '--fetch-timeout=120000']
  await run('npm', ['install', ...quietly, ...wanted], project).catch((error) => {
    throw new Error(`The package was not installed; this needs npm's registry, or its cache.\n${error.message}`)
  })
}, 10 * MINUTES)
afterAll(() => fs.rmSync(project, { recursive: true, force: true }))

describe('the package', () => {
  test('the tarball contains its own files and nothing of the server', () => {
    const installed = fs.readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed.sort()).toEqual(['@saathi', '@trpc', '@typescript', 'typescript'])
    const own = path.join(project, 'node_modules/@saathi/client')
    expect(fs.readdirSync(own).sort()).toEqual(['README.md', 'dist', 'examples', 'package.json'])
    for (const name of fs.readdirSync(path.join(own, 'dist'))) {
      const text = fs.readFileSync(path.join(own, 'dist', name), 'utf8')
      const from = [...text.matchAll(/(?:\bfrom |import\()['"]([^'"]+)['"]/g)].map(([, target]) => target as string)
      expect(
        from.filter((target) => !/^(\.\/|@trpc\/(client|server)$)/.test(target)),
        name,
      ).toEqual([])
    }
  })

  test('the types resolve in every modern module system', async () => {
    const { problems } = (await checkPackage(createPackageFromTarballData(tarball))) as { problems: object[] }
    // The package is ESM only, so older CommonJS resolution is not supported.
    const old = ['node10', 'node16-cjs']
    expect(problems.filter((one) => !('resolutionKind' in one && old.includes(String(one.resolutionKind))))).toEqual([])
  })

  test('publint finds no problem', async () => {
    const bytes = new Uint8Array(tarball).buffer
    expect((await publint({ pack: { tarball: bytes } })).messages).toEqual([])
  })

  test(
    'usage.ts compiles, and its wrong calls do not',
    async () => {
      fs.copyFileSync(path.join(sdk, 'test/usage.ts'), path.join(project, 'usage.ts'))
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'nodenext',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        skipLibCheck: true, // tRPC's own need those of Node and more
      }
      fs.writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ files: ['usage.ts'], compilerOptions }))
      await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], project)
    },
    5 * MINUTES,
  )
})

describe('its example', () => {
  test.each([[[]], [['nowhere', 'asha@example.in']], [['http://127.0.0.1:1']]])(
    'without what it needs (%j) says how it is used',
    async (given) => {
      const example = path.join(project, 'node_modules/@saathi/client/examples/find-company.mjs')
      const { code, stderr } = await promisify(execFile)(process.execPath, [example, ...given]).catch((error) => error)
      expect(stderr).toBe('Usage: node find-company.mjs <address of Saathi> <your e-mail address>\n')
      expect(code).toBe(2)
    },
  )

  test(
    'asks for destinations, registers, joins a tour and prints who else joined',
    async () => {
      const asha = await makePerson(held, db, 'Asha')
      const ravi = await makePerson(held, db, 'Ravi')
      const tour = await asha.api.tours.create(aTour())
      await ravi.api.tours.join({ tourId: tour._id })
      const url = await held.app.listen({ port: 0, host: '127.0.0.1' })
      const example = path.join(project, 'node_modules/@saathi/client/examples/find-company.mjs')
      const meera = spawn(process.execPath, [example, url, 'meera@example.in'], { cwd: project, stdio: 'pipe' })
      let said = ''
      meera.stderr.on('data', (text) => (said += text))
      meera.stdout.on('data', async (text) => {
        said += text
        if (!/Which code/.test(String(text))) return
        const [mail] = await db.sql`select params->>'code' as code from outbox where "to" = 'meera@example.in'`
        meera.stdin.write(`${mail?.code}\n`)
      })
      expect(await new Promise((ended) => meera.once('close', ended)), said).toBe(0)
      expect(said).toMatch(/^.+: about ₹\d+ for two$/m)
      expect(said).toMatch(/^Successfully joined the tour! To Malvan.* from 2026-12-12, with Asha, Ravi\.$/m)
    },
    2 * MINUTES,
  )
})
