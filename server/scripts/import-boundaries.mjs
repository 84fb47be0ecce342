// Import boundaries: which folder may import which, checked on the parsed sources. No established tool covers this
// TypeScript version: dependency-cruiser needs the compiler API, and Biome's rules match specifiers, not resolved paths.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/**
 * An import: a file of this repository by its path from the root, or a package by its name.
 * @typedef {{ target: string, typesOnly: boolean, names: string[], line: number }} Import
 * @typedef {{ in: RegExp | ((file: string) => boolean), may: (found: Import, file: string) => boolean, why: string }} Rule
 */

const SQL = /^(drizzle-orm|postgres)(\/|$)|^server\/src\/db\/(?!queries\/pagination)/
const TRANSPORT = /^(@trpc\/server|fastify)(\/|$)|^server\/src\/(trpc|app|context|http\/rest)\.ts$/
const IO = /^node:(?!crypto$|util$|buffer$)/
const ZOD = /^zod(\/|$)/
const featureOf = (/** @type {string} */ file) => /^client\/src\/features\/([^/]+)/.exec(file)?.[1]

const FEATURE = /^server\/src\/features\//

/** The only files of a feature with SQL. */
const QUERIES = /\/(queries\/[^/]+|policy|jobs|topics)\.ts$/
/** Files with a role that needs the database, services and errors: `.github/CONTRIBUTING.md` says what each holds. */
const ROLES = /\/(router|procedures|workflows\/[^/]+)\.ts$/

/**
 * What a server folder must not import. Every folder of server/src has a row, so that a new one needs a decision.
 * @type {Record<string, RegExp>}
 */
const SERVER_LAYERS = {
  db: /^(features|messages|http|cli|embedded|realtime|cache|app|main|router|deps|context|trpc)\b/,
  messages: /^(?!messages\/)/,
  cache: /^(features|http|cli|embedded|realtime|app|main|router|deps|context|trpc)\b/,
  platform: /^(features|messages|http|cli|embedded|app|main|router|deps)\b/,
  realtime: /^(features|messages|http|cli|embedded|app|main|router|deps)\b/,
  embedded: /^(features|http|cli|app|main|router|deps)\b/,
  features: /^(http|cli|embedded|app|main|router|deps)\b/,
  http: /^(cli|embedded|app|main|deps)\b/,
  cli: /^(http|app|main|router)\b/,
}
const SERVER_FOLDER = /^server\/src\/([^/]+)\//
const inServer = (/** @type {string} */ target) => target.replace(/^server\/src\//, '')

/** @type {Rule[]} */
const RULES = [
  {
    in: /^shared\/src\//,
    may: ({ target }) => target.startsWith('shared/src/') || ZOD.test(target),
    why: 'shared holds zod schemas, inferred types and pure arithmetic',
  },
  {
    in: /^(shared|server|client|client\/sdk)\/src\//,
    may: ({ target }) => !/^(tools|server\/test|client\/e2e)\//.test(target),
    why: 'the product imports neither tools nor helpers of tests',
  },
  {
    in: /^server\/src\//,
    may: ({ target }) => !target.startsWith('client/'),
    why: 'the server does not import the client',
  },
  {
    in: SERVER_FOLDER,
    may: ({ target }, file) => {
      const layer = SERVER_LAYERS[SERVER_FOLDER.exec(file)?.[1] ?? '']
      return layer !== undefined && (!target.startsWith('server/src/') || !layer.test(inServer(target)))
    },
    why: 'lower layers do not import higher ones: platform, db, cache, realtime <- features <- http <- app',
  },
  {
    in: /^server\/src\/(context|trpc|errors|config)\.ts$/,
    may: ({ target }) => !/^server\/src\/(features|http|cli|embedded)\//.test(target),
    why: 'the core gets what it needs of features as arguments',
  },
  {
    in: /^client\/(sdk\/)?src\//,
    may: ({ target, typesOnly, names }) =>
      !target.startsWith('server/') ||
      (target === 'server/src/router.ts' && typesOnly && names.every((name) => name === 'AppRouter')),
    why: 'the client imports nothing of the server but `type { AppRouter }`',
  },
  {
    in: /^client\/src\/(lib|ui)\//,
    may: ({ target }) => !target.startsWith('client/') || /^client\/src\/(lib|ui|fonts|messages)\//.test(target),
    why: 'lib and ui are below features and routes',
  },
  {
    in: /^client\/src\/messages\//,
    may: ({ target }) => /^(client\/src\/messages|shared\/src)\//.test(target),
    why: 'a catalogue holds texts',
  },
  {
    in: /^client\/src\/features\//,
    may: ({ target }, file) => !/^client\/src\/features\//.test(target) || featureOf(target) === featureOf(file),
    why: 'a feature does not import another one; shared parts go to ui or lib, and routes combine features',
  },
  {
    in: /^client\/src\/features\//,
    may: ({ target }) => !/^client\/src\/(routes\/|router|routeTree|main)/.test(target),
    why: 'features are below routes',
  },
  {
    in: /^client\/src\/routes\//,
    may: ({ target }) => !/^client\/src\/main/.test(target),
    why: 'routes are below main',
  },
  {
    in: (file) => FEATURE.test(file) && file.endsWith('/router.ts'),
    may: ({ target, typesOnly }) => typesOnly || !SQL.test(target),
    why: 'a router holds access, input and output; its SQL is in queries/',
  },
  {
    in: (file) => FEATURE.test(file) && QUERIES.test(file),
    may: ({ target, typesOnly }, file) =>
      (!TRANSPORT.test(target) || (typesOnly && file.endsWith('/jobs.ts'))) && !ZOD.test(target),
    why: 'queries and policies know rows, without errors of tRPC or input schemas',
  },
  {
    in: isPure,
    may: ({ target, typesOnly }) => typesOnly || !(SQL.test(target) || TRANSPORT.test(target) || IO.test(target)),
    why: 'beside its router, queries, policy, jobs, topics and workflows a feature has pure modules: no database, no tRPC, no I/O',
  },
]

/** Whether a module of a feature must be pure. @param {string} file */
function isPure(file) {
  return FEATURE.test(file) && !QUERIES.test(file) && !ROLES.test(file)
}

/** @param {Rule} rule @param {string} file */
const governs = (rule, file) => (typeof rule.in === 'function' ? rule.in(file) : rule.in.test(file))

/**
 * @param {string} file from the root, with slashes
 * @param {string} source
 * @returns {string[]} violations
 */
export function violations(file, source) {
  const { program, module } = parseSync(file, source)
  const lineAt = (/** @type {number} */ at) => source.slice(0, at).split('\n').length
  const found = importsOf(file, source, module).flatMap((one) =>
    RULES.filter((rule) => governs(rule, file) && !rule.may(one, file)).map(
      ({ why }) => `${file}:${one.line} imports ${one.target}: ${why}.`,
    ),
  )
  const calls = isPure(file) ? clockCalls(program) : []
  return [
    ...found,
    ...calls.map(({ at, what }) => `${file}:${lineAt(at)} calls ${what}: time and randomness are arguments.`),
  ]
}

/**
 * @param {string} file
 * @param {string} source
 * @param {ReturnType<typeof parseSync>['module']} module
 * @returns {Import[]}
 */
function importsOf(file, source, module) {
  const one = (/** @type {string} */ given, /** @type {number} */ at, /** @type {any[]} */ entries) => ({
    target: resolve(file, given),
    typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    names: entries.map((entry) => entry.importName.name),
    line: source.slice(0, at).split('\n').length,
  })
  return [
    ...module.staticImports.map(({ moduleRequest, start, entries }) => one(moduleRequest.value, start, entries)),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value
      return from ? [one(from, start, entries)] : []
    }),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      one(source.slice(start, end).replace(/^['"`]|['"`]$/g, ''), start, []),
    ),
  ]
}

/** @param {string} file @param {string} given */
function resolve(file, given) {
  if (given.startsWith('.')) return path.posix.join(path.posix.dirname(file), given)
  return given.replace(/^@saathi\/(shared|server)\/(.*)$/, '$1/src/$2.ts')
}

/** @param {unknown} node @returns {{ at: number, what: string }[]} calls of the clock or the random generator */
function clockCalls(node) {
  if (Array.isArray(node)) return node.flatMap(clockCalls)
  if (node === null || typeof node !== 'object') return []
  const { type, callee, arguments: given, start } = /** @type {any} */ (node)
  const called = callee?.type === 'MemberExpression' ? `${callee.object.name}.${callee.property.name}` : callee?.name
  const isClock =
    (type === 'CallExpression' && /^(Date\.now|Math\.random|performance\.now|Date)$/.test(called)) ||
    (type === 'NewExpression' && called === 'Date' && given.length === 0)
  const below = Object.values(node).flatMap(clockCalls)
  return isClock ? [{ at: start, what: `${called}()` }, ...below] : below
}

/** @param {string} root @returns {string[]} all violations in the sources */
export function checkImports(root) {
  return ['shared/src', 'server/src', 'client/src', 'client/sdk/src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file))
      .sort()
      .flatMap((file) => violations(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  )
}
