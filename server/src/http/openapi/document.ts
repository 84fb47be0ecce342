import { CONTACT_INFO } from '@saathi/shared/contact/contact-info'
import { ErrorResponse } from '@saathi/shared/lib/errors'
import type * as z from 'zod/mini'
import type { Access } from '../../trpc.ts'
import { schemasOf } from '../rest/query-coercion.ts'
import { type RestRoute, restRoutes, rootRoutes } from '../rest.ts'
import { ERROR_DESCRIPTIONS, INTRODUCTION, OTHERWISE, TAGS } from './descriptions.ts'
import { answerOf, EXAMPLES, type Example } from './examples.ts'
import { FORMS } from './forms.ts'
import { type JsonSchema, jsonSchemas } from './names.ts'

/** The version of the documented API, to which its stability promise applies. */
export const API_VERSION = '1.0.0'

const JSON_TYPE = 'application/json'
const TAG_OF: Record<string, string> = {
  sessions: 'Account',
  recommend: 'Trips',
  packages: 'Trips',
  destinations: 'Trips',
  auth: 'Account',
  passkeys: 'Account',
  tours: 'Tours',
  plans: 'Tours',
  groups: 'Tours',
  trips: 'Itineraries',
  home: 'Itineraries',
  expenses: 'Expenses',
  matching: 'People',
  social: 'People',
  genders: 'People',
  references: 'People',
  contact: 'Contact',
}
const NOTES: Record<string, string> = {
  userId: 'Your own id; may be left out.',
  currentUser: 'Your own id; may be left out.',
  cursor: 'Where the page before this one ended: take it from its `Link` header.',
}
const HEADERS = {
  'x-request-id': { description: 'The name of this answer in our logs.', schema: { type: 'string' } },
}
const LINK = { link: { description: '`<…>; rel="next"`, when there is more.', schema: { type: 'string' } } }
const ETAG = { etag: { description: 'Changes exactly when the answer does.', schema: { type: 'string' } } }

/** A path as OpenAPI writes it: `/tours/{tourId}/join`. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const isInPath = (path: string, field: string) => path.includes(`{${field}}`)

/** No token is required, but one is accepted. */
const isOpen = (access: Access) => access === 'public' || access === 'optional-user'
const securityOf = (access: Access) => (isOpen(access) ? [{}, { idToken: [] }] : [{ idToken: [] }])

const response = (description: string, schema?: JsonSchema, example?: unknown, headers: object = {}) => ({
  description,
  headers: { ...HEADERS, ...headers },
  ...(schema && { content: { [JSON_TYPE]: { schema, ...(example !== undefined && { example }) } } }),
})

const errorResponses = (statuses: number[], error: JsonSchema) => ({
  ...Object.fromEntries(statuses.map((status) => [status, response(ERROR_DESCRIPTIONS[status] ?? '', error)])),
  default: response(OTHERWISE, error),
})

/** Converts the example of a parameter from text to its schema's type. */
function typed({ type }: JsonSchema, text: string): string | number | boolean {
  if (type === 'integer' || type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

const OPEN_TO_ALL = 'Open to anybody; who presents a token may see more.'
const ACCESS_NOTES: Record<Access, string> = {
  public: OPEN_TO_ALL,
  'optional-user': OPEN_TO_ALL,
  token: 'For whoever presents a good token.',
  user: 'For whoever is signed in.',
}

/** The description of a call: its access, and how a list is paged. */
const descriptionOf = (access: Access, { defaultInput }: RestRoute) =>
  `${ACCESS_NOTES[access]}${defaultInput ? ' A plain array; a `Link` header says where it goes on.' : ''}`

/** The fields of a query or path as parameters. */
function parameters(input: JsonSchema, path: string, { method, defaultInput }: RestRoute, example: Example) {
  const fields = Object.entries(input.properties ?? {}).filter(([field]) => method === 'GET' || isInPath(path, field))
  const given = { ...example.query, ...example.params }
  return fields.map(([name, { description, ...schema }]) => ({
    name,
    in: isInPath(path, name) ? 'path' : 'query',
    required: isInPath(path, name) || (input.required ?? []).includes(name),
    ...(NOTES[name] && !isInPath(path, name) && { description: NOTES[name] }),
    schema:
      defaultInput && Object.hasOwn(defaultInput, name)
        ? { ...schema, default: defaultInput[name as keyof typeof defaultInput] }
        : schema,
    ...(Object.hasOwn(given, name) && { example: typed(schema, given[name] as string) }),
  }))
}

/** The JSON body: the input fields that are not in the path. */
function body(input: JsonSchema, path: string, example: Example) {
  const isInBody = (field: string) => !isInPath(path, field)
  const properties = Object.entries(input.properties ?? {}).filter(([field]) => isInBody(field))
  const required = (input.required ?? []).filter(isInBody)
  const schema = input.$ref
    ? input
    : { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
  for (const [field, note] of Object.entries(NOTES)) {
    const property = schema.properties?.[field]
    if (property) property.description = note
  }
  return {
    required: Boolean(input.$ref) || required.length > 0,
    content: { [JSON_TYPE]: { schema, example: example.body ?? {} } },
  }
}

/** The schema of a route's response; for a list, that of its items. */
function outputSchema(
  { as, method }: RestRoute,
  output: z.core.$ZodType | null,
  toJsonSchema: ToJsonSchema,
): JsonSchema {
  if (as) return toJsonSchema(as.schema, 'output')
  const schema = output ? toJsonSchema(output, 'output') : {}
  const { items, nextCursor } = schema.properties ?? {}
  return method === 'GET' && items && nextCursor ? items : schema
}
type ToJsonSchema = ReturnType<typeof jsonSchemas>['toJsonSchema']

/** The input as the path has it: the id of a tour or trip instead of its ledger. */
function withLedger(input: JsonSchema, { ledger }: RestRoute): JsonSchema {
  if (!ledger) return input
  const { ledger: _, ...properties } = input.properties ?? {}
  const required = (input.required ?? []).map((field) => (field === 'ledger' ? `${ledger}Id` : field))
  return { ...input, properties: { [`${ledger}Id`]: { type: 'string', format: 'uuid' }, ...properties }, required }
}

/** Unique in the document: some procedures have two paths. */
function operationIdOf({ procedure, ledger }: RestRoute, path: string): string {
  if (!path.startsWith('/api')) return `${procedure}.root`
  return ledger === 'trip' ? `${procedure}.trip` : procedure
}

function operation(row: RestRoute, path: string, toJsonSchema: ToJsonSchema) {
  const { access, input, output } = schemasOf(row.procedure)
  const name = `${row.method} ${path}`
  const example = EXAMPLES[name] ?? {}
  const taken: JsonSchema = input ? withLedger(toJsonSchema(input, 'input'), row) : { type: 'object' }
  const given = outputSchema(row, output, toJsonSchema)
  const isWrite = row.method === 'POST'
  const asks = isWrite || input ? [400] : []
  const guard = isOpen(access) ? [] : [401, 403]
  const statuses = [...asks, ...guard, ...(isWrite ? [413, 415, 429] : []), ...row.errors].sort()
  const headers = { ...(row.defaultInput && !row.as && LINK), ...(row.isCached && ETAG) }
  const parameterList = parameters(taken, path, row, example)
  return {
    operationId: operationIdOf(row, path),
    summary: row.summary,
    description: descriptionOf(access, row),
    tags: [TAG_OF[row.procedure.split('.')[0] ?? '']],
    security: securityOf(access),
    ...(parameterList.length > 0 && { parameters: parameterList }),
    ...(isWrite && { requestBody: body(taken, path, example) }),
    responses: {
      200: response('Done.', given, answerOf(name), headers),
      ...(row.isCached && {
        304: { description: 'It is as the `If-None-Match` of the request has it.', headers: ETAG },
      }),
      ...errorResponses(statuses, toJsonSchema(ErrorResponse, 'output')),
    },
  }
}

/** The documented API as an OpenAPI 3.1 document, built from the REST routes and the schemas of their procedures. */
export function openApi(): object {
  const { toJsonSchema, components } = jsonSchemas()
  const paths: Record<string, Record<string, object>> = {}
  const add = (path: string, method: string, described: object) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  for (const [rows, prefix] of [
    [restRoutes, '/api'],
    [rootRoutes, ''],
  ] as const)
    for (const row of rows) {
      const path = `${prefix}${templateOf(row.path)}`
      add(path, row.method, operation(row, path, toJsonSchema))
    }
  for (const form of FORMS) {
    const { statuses, success, ...described } = form.describe(toJsonSchema, `${form.method} ${form.path}`)
    const responses = { ...success, ...errorResponses(statuses, toJsonSchema(ErrorResponse, 'output')) }
    add(form.path, form.method, { ...described, responses })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saathi',
      version: API_VERSION,
      description: INTRODUCTION,
      contact: { name: 'Saathi', email: CONTACT_INFO.email, url: 'https://saathi.example/contact' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Saathi' },
    },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths,
    components: {
      schemas: components,
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
