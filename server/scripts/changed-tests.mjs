import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { CommandError } from './command.mjs'

// Chooses the tests for a change: those that reach a changed file by their imports, those of its feature, and a minute of
// suites that find most mistakes.

/** Suites that walk all procedures, tables and rights. */
const RISKIEST = ['access', 'blocked', 'consent', 'contract', 'openapi', 'stored-data', 'transactions']
  .map((name) => `server/test/${name}.test.ts`)
  .concat('server/src/db/client.test.ts')

/** Almost every test imports these, and they almost everything: the search ends at them. */
const ENDS =
  /^(server\/src\/(main|app|router|deps|context)\.ts|server\/test\/[\w-]+(?<!\.test)\.ts|client\/src\/(main\.tsx|router\.tsx|routeTree\.gen\.ts))$/

const IS_TEST = /\.(test\.tsx?|spec\.ts)$/
const SOURCES = ['shared/src', 'server/src', 'server/test', 'server/scripts']
  .concat('client/src', 'client/build', 'client/sdk', 'client/e2e', 'tools')
  .map((folder) => `${folder}/`)
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/**
 * @typedef {{ client: string[], server: string[], browser: string[] }} Tests paths from the root
 * @typedef {{ files: string[], read: (file: string) => string }} Repository
 */

/** @param {string} root @param {string[]} args @returns {string} */
const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * The files that differ from where this branch left main (or from the given commit), committed or not.
 * @param {string} root
 * @param {string | undefined} given
 */
export function changedFiles(root, given) {
  const base = (given ? [given] : ['main', 'origin/main']).flatMap((ref) => {
    try {
      return [git(root, 'merge-base', 'HEAD', ref).trim()]
    } catch {
      return []
    }
  })[0]
  if (!base) throw new CommandError(`--changed: there is no commit ${given ?? 'main'} to compare with.`)
  const listed = git(root, 'diff', '--name-only', base) + git(root, 'ls-files', '--others', '--exclude-standard')
  return [...new Set(listed.split('\n').filter(Boolean))]
}

/** @param {string} root @returns {Repository} */
export function repository(root) {
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  const files = listed.filter((file) => fs.existsSync(path.join(root, file)))
  return { files, read: (file) => fs.readFileSync(path.join(root, file), 'utf8') }
}

/**
 * The tests for changed files.
 * @param {string[]} changed
 * @param {Repository} repository
 * @returns {Tests}
 */
export function testsFor(changed, { files, read }) {
  const seeds = [...changed, ...callersOfFunctions(changed, { files, read })]
  const reached = importersOf(seeds, { files, read })
  const features = new Set(seeds.flatMap(featuresOf))
  const ofFeature = files.filter((file) => IS_TEST.test(file) && featuresOf(file).some((own) => features.has(own)))
  const tests = new Set([...reached, ...ofFeature].filter((file) => IS_TEST.test(file)))
  if (seeds.some((file) => /^(server|shared|migrations)\//.test(file))) for (const file of RISKIEST) tests.add(file)
  const screens = seeds.filter((file) => file.startsWith('client/src/') && !IS_TEST.test(file))
  for (const spec of specsFor(screens, files)) tests.add(spec)
  const those = (/** @type {RegExp} */ pattern) => files.filter((file) => tests.has(file) && pattern.test(file)).sort()
  return {
    client: those(/^client\/(src|build)\//),
    server: those(/^(server|client\/sdk|tools)\//),
    browser: those(/^client\/e2e\//),
  }
}

/** The folders of the feature of a file; a shared one belongs to both sides. @param {string} file */
function featuresOf(file) {
  const own = /^(server|client)\/src\/features\/[^/]+\//.exec(file)?.[0]
  const shared = /^shared\/src\/([^/.]+)/.exec(file)?.[1]
  if (shared) return ['server', 'client'].map((side) => `${side}/src/features/${shared}/`)
  return own ? [own] : []
}

/** Files that name a changed SQL function, or one that calls it. @param {string[]} changed @param {Repository} repository */
function callersOfFunctions(changed, { files, read }) {
  const nameOf = (/** @type {string} */ file) => /^server\/src\/.*\/(\w+)\.sql$/.exec(file)?.[1]
  const names = new Set(changed.flatMap((file) => nameOf(file) ?? []))
  if (names.size === 0) return []
  const mentions = (/** @type {string} */ file) => new RegExp(`\\b(${[...names].join('|')})\\b`).test(read(file))
  const functions = files.filter((file) => nameOf(file))
  for (let before = 0; before !== names.size; ) {
    before = names.size
    for (const file of functions) if (mentions(file)) names.add(nameOf(file) ?? '')
  }
  return files.filter((file) => /^server\/src\/.*(?<!\.test)\.ts$/.test(file) && mentions(file))
}

/** The files themselves and all that import them. @param {string[]} seeds @param {Repository} repository */
function importersOf(seeds, { files, read }) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of files.filter(
    (one) => SOURCES.some((folder) => one.startsWith(folder)) && /\.(tsx?|mjs)$/.test(one),
  ))
    for (const [, from, dynamic] of read(file).matchAll(IMPORT)) {
      const target = resolve(file, from ?? dynamic ?? '')
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  const reached = new Set(seeds)
  // A set may grow while it is walked.
  for (const file of reached)
    if (!ENDS.test(file) || (seeds.includes(file) && file.startsWith('server/test/')))
      for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

/** @param {string} file @param {string} given */
const resolve = (file, given) =>
  given.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), given)
    : given.replace(/^@saathi\/(shared|server)\/(.*)$/, '$1/src/$2.ts')

/** At most three browser tests, whose names have most words in common with the paths of changed screens. */
function specsFor(/** @type {string[]} */ screens, /** @type {string[]} */ files) {
  const wordsOf = (/** @type {string} */ text) => text.split(/\W+/).map((word) => word.replace(/s$/, ''))
  const seen = screens.map((file) => new Set(wordsOf(file.replace(/^client\/src\/|\.tsx?$/g, ''))))
  const scored = files.flatMap((file) => {
    const name = /^client\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1]
    if (!name) return []
    const words = wordsOf(name)
    return [{ file, score: Math.max(0, ...seen.map((own) => words.filter((word) => own.has(word)).length)) }]
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (screens.length === 0) return []
  const chosen =
    best > 0 ? scored.filter(({ score }) => score === best) : scored.filter(({ file }) => /navigation/.test(file))
  return chosen.slice(0, 3).map(({ file }) => file)
}
