import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { lockfileErrors, notInstalled, openVersions } from '../scripts/lockfile.mjs'
import { root } from '../scripts/setup.mjs'

const integrity = `sha512-${'a'.repeat(86)}==`
const manifest = { workspaces: ['server'], allowScripts: { sharp: false } }
const errorsOf = (at: string, locked: object) =>
  lockfileErrors({ lockfileVersion: 3, packages: { '': {}, server: {}, [at]: locked } }, manifest)

describe('package-lock.json', () => {
  test.each([
    ['a package with its hash', 'node_modules/zod', { integrity }],
    [
      'one from the public registry',
      'node_modules/zod',
      { integrity, resolved: 'https://registry.npmjs.org/zod/-/z.tgz' },
    ],
    ['one with allowed install scripts', 'node_modules/a/node_modules/sharp', { integrity, hasInstallScript: true }],
    ['a bundled package', 'node_modules/a/node_modules/b', { inBundle: true }],
    ['a workspace', 'node_modules/@saathi/server', { link: true, resolved: 'server' }],
  ])('%s: is accepted', (_, at, locked) => {
    expect(errorsOf(at, locked)).toEqual([])
  })

  test.each([
    ['one without a hash', 'node_modules/zod', {}],
    ['one with a weak hash', 'node_modules/zod', { integrity: 'sha1-abc' }],
    ['one from another registry', 'node_modules/zod', { integrity, resolved: 'https://registry.example/zod.tgz' }],
    [
      'one from a host with the same prefix',
      'node_modules/zod',
      { integrity, resolved: 'https://registry.npmjs.org.example/z' },
    ],
    ['one from git', 'node_modules/zod', { integrity, resolved: 'git+ssh://git@github.com/a/zod.git#1' }],
    ['one with undecided install scripts', 'node_modules/zod', { integrity, hasInstallScript: true }],
    ['a link to another folder', 'node_modules/zod', { link: true, resolved: '../zod' }],
  ])('%s: is rejected', (_, at, locked) => {
    expect(errorsOf(at, locked)).toHaveLength(1)
  })

  test('package.json files: name exact versions', () => {
    expect(
      openVersions('p', {
        dependencies: { zod: '4.6.7', a: '1.0.0-beta.1' },
        devDependencies: { '@types/node': '^20' },
      }),
    ).toEqual([])
    for (const open of ['^4.6.7', '4', '*', 'latest', 'github:a/zod', 'https://a.example/z.tgz', '>=1.0.0'])
      expect(openVersions('p', { dependencies: { zod: open } })).toHaveLength(1)
  })
})

describe('notInstalled', () => {
  const here = { os: [process.platform], cpu: [process.arch] }
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      server: { version: '0.1.0' },
      'node_modules/@saathi/server': { link: true },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/knip': { version: '6.42.1', dev: true },
      'node_modules/pg-here': { version: '18.4.0', optional: true, ...here },
      'node_modules/pg-elsewhere': { version: '18.4.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
    },
  }
  const { 'node_modules/knip': _knip, 'node_modules/pg-elsewhere': _elsewhere, ...toRun } = lock.packages
  const all = { ...toRun, 'node_modules/knip': { version: '6.42.1' } }
  const missing = (found: object, packages: 'all' | 'run') => notInstalled(lock, { packages: { ...found } }, packages)

  test('missing packages of other systems only: complete', () => {
    expect(missing(all, 'all')).toEqual([])
    expect(missing(all, 'run')).toEqual([])
  })

  test('missing development packages: enough to run the server', () => {
    expect(missing(toRun, 'run')).toEqual([])
    expect(missing(toRun, 'all')).toEqual(['node_modules/knip'])
  })

  test.for(['node_modules/zod', 'node_modules/pg-here'] as const)(
    '%s missing or in another version: is reported',
    (at) => {
      const { [at]: _, ...without } = toRun
      expect(missing(without, 'run')).toEqual([at])
      expect(missing({ ...toRun, [at]: { version: '1.0.0' } }, 'run')).toEqual([at])
    },
  )
})

test('the SBOM: lists all packages of the product, and no development packages', () => {
  const json = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { components, dependencies } = JSON.parse(json)
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'firebase', 'fastify', 'postgres', 'zod', 'vite']))
  for (const tool of ['vitest', 'knip', 'testcontainers']) expect(names).not.toContain(tool)
  const refs = new Set(dependencies.map(({ ref }: { ref: string }) => ref))
  for (const { dependsOn } of dependencies) for (const on of dependsOn) expect(refs).toContain(on)
})
