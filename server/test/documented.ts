import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { openApi } from '../src/http/openapi/document.ts'

export type Schema = { [key: string]: unknown; properties?: Record<string, Schema> }
type Media = { schema?: Schema; example?: unknown }
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema; example?: unknown }
export type Operation = {
  operationId: string
  security: object[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}
export type Documented = {
  /** For example `POST /api/tours/{tourId}/join`. */
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  operation: Operation
}

const document = openApi() as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A copy of the API's document. */
export const theDocument = (): typeof document => structuredClone(document)

/** Every documented call. */
export const operations: Documented[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as Documented['method'],
    path,
    operation,
  })),
)

/** The schema without additional properties, so that undocumented fields are errors. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  return 'properties' in parts ? { ...parts, additionalProperties: false } : parts
}

const ajv = new Ajv2020({ strict: false, allErrors: false })
formats.default(ajv)
ajv.addSchema({ $id: 'document', components: closed(document.components) as object })
const checks = new Map<string, ValidateFunction>()

function checkFor({ name, operation }: Documented, status: number): ValidateFunction | null {
  const key = `${name} ${status}`
  const response = operation.responses[status] ?? operation.responses.default
  const schema = response?.content?.['application/json']?.schema
  if (!schema) return null
  const known = checks.get(key)
  if (known) return known
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"document#/components')
  const check = ajv.compile(JSON.parse(text))
  checks.set(key, check)
  return check
}

/** How a JSON response differs from the document; null if it conforms. */
export function schemaError(documented: Documented, status: number, answer: unknown): string | null {
  const check = checkFor(documented, status)
  if (!check) return `${documented.name} has no JSON answer ${status}`
  return check(answer) ? null : `${documented.name} ${status}: ${ajv.errorsText(check.errors)}`
}
