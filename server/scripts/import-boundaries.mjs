// Who may import whom: the arrows of this house, checked on the parsed source.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/**
 * What a file imports: a file of ours by its path from the root, or a package by its name.
 * @typedef {{ target: string, typesOnly: boolean, names: string[], line: number }} Import
 * @typedef {{ in: RegExp | ((file: string) => boolean), may: (found: Import, file: string) => boolean, why: string }} Rule
 */

const SQL = /^(drizzle-orm|postgres)(\/|$)|^server\/src\/db\/(?!queries\/pagination)/
const ANSWERS = /^(@trpc\/server|fastify)(\/|$)|^server\/src\/(trpc|app|context|http\/rest)\.ts$/
const OUTSIDE = /^node:(?!crypto$|util$|buffer$)/
const ZOD = /^zod(\/|$)/
const featureOf = (/** @type {string} */ file) => /^client\/src\/features\/([^/]+)/.exec(file)?.[1]

/** What the product is about; other folders of the server are its plumbing. */
const NOUN =
  /^server\/src\/features\/(account|auth|tours|packages|social|matching|recommend|chat|contact|notices|messages)\//

/** Queries with a file of their own beside their noun's store, and held to what a store is held to. */
const STORES = new Set([
  'server/src/features/tours/list.ts',
  'server/src/features/social/export.ts',
  'server/src/features/social/follows.ts',
  'server/src/features/social/safety.ts',
  'server/src/features/matching/deck.ts',
  'server/src/features/messages/event-log.ts',
])

/** Modules of a noun that are neither its router, its store nor pure, and why they have to be. */
const MIXED = new Set([
  'server/src/features/account/deletion.ts', // the steps of a deletion: asks the store, the mailer and the identity provider
  'server/src/features/auth/register.ts', // the steps of a registration: asks the store, the mailer and the identity provider
  'server/src/features/messages/stream.ts', // the stream of an open browser: asks the store, the hub and who may still be told
  'server/src/features/social/form.ts', // the documented multipart form: a request in, a procedure called
])

/** @type {Rule[]} */
const RULES = [
  {
    in: /^shared\/src\//,
    may: ({ target }) => target.startsWith('shared/src/') || ZOD.test(target),
    why: 'shared holds zod, inferred types and pure arithmetic, and knows neither side',
  },
  {
    in: /^server\/src\//,
    may: ({ target }) => !target.startsWith('client/'),
    why: 'the server does not know the client',
  },
  {
    in: /^client\/(sdk\/)?src\//,
    may: ({ target, typesOnly, names }) =>
      !target.startsWith('server/') ||
      (target === 'server/src/router.ts' && typesOnly && names.every((name) => name === 'AppRouter')),
    why: 'the client knows the server by `import type { AppRouter }` alone',
  },
  {
    in: /^client\/src\/(lib|ui)\//,
    may: ({ target }) => !target.startsWith('client/') || /^client\/src\/(lib|ui|fonts)\//.test(target),
    why: 'lib and ui stand below features and routes',
  },
  {
    in: /^client\/src\/features\//,
    may: ({ target }, file) => !/^client\/src\/features\//.test(target) || featureOf(target) === featureOf(file),
    why: "a feature does not reach into another's; what two share goes to ui or lib, and a route puts them together",
  },
  {
    in: /^client\/src\/features\//,
    may: ({ target }) => !/^client\/src\/(routes\/|router|routeTree|main)/.test(target),
    why: 'features stand below routes',
  },
  {
    in: /^client\/src\/routes\//,
    may: ({ target }) => !/^client\/src\/main/.test(target),
    why: 'routes stand below main',
  },
  {
    in: (file) => NOUN.test(file) && file.endsWith('/router.ts'),
    may: ({ target, typesOnly }) => typesOnly || !SQL.test(target),
    why: 'a router holds guards and shapes; its SQL is in store.ts',
  },
  {
    in: (file) => /^server\/src\/.*\/store\.ts$/.test(file) || STORES.has(file),
    may: ({ target }) => !ANSWERS.test(target) && !ZOD.test(target),
    why: 'a store knows rows, and neither callers nor shapes of input',
  },
  {
    in: isPure,
    may: ({ target, typesOnly }) => typesOnly || !(SQL.test(target) || ANSWERS.test(target) || OUTSIDE.test(target)),
    why: 'beside router.ts and store.ts a noun has pure modules: no database, no tRPC, no I/O',
  },
]

/** Whether a module of a noun is one that takes plain data and gives plain data. @param {string} file */
function isPure(file) {
  return NOUN.test(file) && !/\/(router|store)\.ts$/.test(file) && !STORES.has(file) && !MIXED.has(file)
}

/** @param {Rule} rule @param {string} file */
const governs = (rule, file) => (typeof rule.in === 'function' ? rule.in(file) : rule.in.test(file))

/**
 * @param {string} file from the root, with slashes
 * @param {string} source
 * @returns {string[]} a line for each import that crosses a border
 */
export function violations(file, source) {
  const { program, module } = parseSync(file, source)
  const lineAt = (/** @type {number} */ at) => source.slice(0, at).split('\n').length
  const found = importsOf(file, source, module).flatMap((one) =>
    RULES.filter((rule) => governs(rule, file) && !rule.may(one, file)).map(
      ({ why }) => `${file}:${one.line} imports ${one.target}: ${why}.`,
    ),
  )
  const clocks = isPure(file) ? chanceAndTime(program) : []
  return [
    ...found,
    ...clocks.map(({ at, what }) => `${file}:${lineAt(at)} asks ${what}: time and randomness are passed in.`),
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

/** @param {unknown} node @returns {{ at: number, what: string }[]} where a syntax tree asks the clock or chance */
function chanceAndTime(node) {
  if (Array.isArray(node)) return node.flatMap(chanceAndTime)
  if (node === null || typeof node !== 'object') return []
  const { type, callee, arguments: given, start } = /** @type {any} */ (node)
  const called = callee?.type === 'MemberExpression' ? `${callee.object.name}.${callee.property.name}` : callee?.name
  const isClock =
    (type === 'CallExpression' && /^(Date\.now|Math\.random|performance\.now|Date)$/.test(called)) ||
    (type === 'NewExpression' && called === 'Date' && given.length === 0)
  const below = Object.values(node).flatMap(chanceAndTime)
  return isClock ? [{ at: start, what: `${called}()` }, ...below] : below
}

/** @param {string} root @returns {string[]} every crossing in the product's sources */
export function checkZones(root) {
  return ['shared/src', 'server/src', 'client/src', 'client/sdk/src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file))
      .sort()
      .flatMap((file) => violations(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  )
}
