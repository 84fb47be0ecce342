import fc from 'fast-check'
import * as z from 'zod/mini'
import { schemasOf } from '../../src/http/rest/query-coercion.ts'
import { restRoutes } from '../../src/http/rest.ts'
import { type ProcedureName, procedures } from '../../src/router.ts'
import { CALLS } from '../calls/index.ts'
import { restRequest } from '../calls/rest-request.ts'
import { type Documented, operations, type Schema } from '../documented.ts'
import { formOf } from '../pictures.ts'
import { hostile, inputs, type Known, near, valid } from './arbitraries.ts'

/** A call of REST or tRPC as it is sent. */
export type Request = {
  name: string
  target: Documented | ProcedureName
  method: string
  /** The path as it is sent, encoded or not. */
  path: string
  headers: Record<string, string>
  body: Buffer | null
}
type Fields = Record<string, unknown>

const LONGEST_QUERY = 6_000
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Lone surrogates cannot be encoded; they are sent as invalid UTF-8. */
const encoded = (value: unknown) => {
  const text = asText(value).slice(0, LONGEST_QUERY)
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ff%fe'
  }
}
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : { value }

const queryOf = (fields: Fields) => {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 5) : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, LONGEST_QUERY)}` : ''
}

/** A JSON body, sometimes truncated or with another content type. */
const json = (value: unknown, trick: number) => {
  const text = JSON.stringify(value) ?? ''
  const type = trick === 1 ? 'text/plain' : 'application/json'
  return { headers: { 'content-type': type }, body: Buffer.from(trick === 2 ? text.slice(0, -1) : text) }
}

const form = (fields: Fields) =>
  formOf(
    ...Object.entries(fields).map(([name, value]) => ({
      name: name.replace(/["\r\n]/g, ''),
      ...(/file|picture/i.test(name) && { filename: 'a.jpg', type: 'image/jpeg' }),
      body: asText(value).slice(0, LONGEST_QUERY),
    })),
  )

const objectOf = (properties: Record<string, Schema>, required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
})

type Draw = {
  /** Inputs for a schema. */
  inputs: typeof inputs
  /** A number, a few values of which make the request unusual in other ways. */
  trick: fc.Arbitrary<number>
}
const ANY: Draw = { inputs, trick: fc.nat(60) }
/** Requests with inputs that are valid by their schemas, and nothing unusual. */
export const VALID: Draw = { inputs: valid, trick: fc.constant(59) }

function restCalls(one: Documented, known: Known, { inputs, trick }: Draw): fc.Arbitrary<Request> {
  const { parameters = [], requestBody } = one.operation
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const schemaOf = (place: string) =>
    objectOf(
      Object.fromEntries(at(place).map(({ name, schema }) => [name, schema])),
      at(place).flatMap(({ name, required }) => (required ? [name] : [])),
    )
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const body = media?.schema ? inputs(media.schema, known) : fc.constant(undefined)
  return fc
    .tuple(inputs(schemaOf('path'), known), inputs(schemaOf('query'), known), body, trick)
    .map(([params, query, given, trick]) => {
      const places = asFields(params)
      const path = one.path.replace(/\{(\w+)\}/g, (_, name) => encoded(places[name] ?? 'x') || '%20')
      const sent = type?.startsWith('multipart')
        ? { headers: form(asFields(given)).headers, body: form(asFields(given)).payload }
        : type
          ? json(given, trick)
          : { headers: {}, body: null }
      const queryText = at('query').length > 0 || trick < 5 ? queryOf(asFields(query)) : ''
      return { name: one.name, target: one, method: one.method, path: path + queryText, ...sent }
    })
}

/** The valid call of the registry to a documented path, with its body or nearly that one. */
function registeredCalls(one: Documented, { things }: Known): fc.Arbitrary<Request>[] {
  const route = restRoutes.find(({ method, path }) => one.name === `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
  if (!route || !things) return []
  const { url, payload } = restRequest(route, { ...CALLS[route.procedure].input?.(things) })
  const request = { name: one.name, target: one, method: one.method, path: `/api${url}` }
  if (!payload) return [fc.constant({ ...request, headers: {}, body: null })]
  return [near(payload).map((body) => ({ ...request, ...json(body, 0) }))]
}

function typedCalls(name: ProcedureName, type: string, known: Known, draw: Draw): fc.Arbitrary<Request> {
  const { input } = schemasOf(name)
  const schema = input ? (z.toJSONSchema(input, { io: 'input' }) as Schema) : null
  const registered = known.things && CALLS[name].input?.(known.things)
  const drawn = schema ? draw.inputs(schema, known) : hostile
  const given = registered
    ? fc.oneof({ weight: 2, arbitrary: drawn }, { weight: 1, arbitrary: near(registered) })
    : drawn
  return fc.tuple(given, draw.trick).map(([given, trick]) => {
    // As the client sends it: alone, or in a batch with a streamed response.
    const streamed = trick % 3 === 0 || name === 'chat.reply'
    const headers: Record<string, string> = streamed ? { 'trpc-accept': 'application/jsonl' } : {}
    const path = `/trpc/${name}${streamed ? '?batch=1' : ''}`
    const sent = streamed ? { 0: given } : given
    if (type === 'mutation') {
      const { body, headers: own } = json(sent, trick)
      return { name, target: name, method: 'POST', path, headers: { ...headers, ...own }, body }
    }
    const input = encoded(JSON.stringify(sent)).slice(0, trick === 1 ? 20 : undefined)
    return {
      name,
      target: name,
      method: 'GET',
      path: `${path}${streamed ? '&' : '?'}input=${input}`,
      headers,
      body: null,
    }
  })
}

type Requests = { names: string[]; request: fc.Arbitrary<Request>; byName: Record<string, fc.Arbitrary<Request>> }

/** Calls of every documented path and every procedure, with inputs generated from their schemas. */
export function requests(known: Known, draw = ANY): Requests {
  const typed = Object.entries(procedures).map(([name, { _def }]) => [
    name,
    typedCalls(name as ProcedureName, _def.type, known, draw),
  ])
  const documented = operations.map((one) => {
    const drawn = restCalls(one, known, draw)
    return [one.name, fc.oneof(drawn, drawn, ...registeredCalls(one, known))]
  })
  const byName: Record<string, fc.Arbitrary<Request>> = Object.fromEntries([...documented, ...typed])
  return { names: Object.keys(byName), request: fc.oneof(...Object.values(byName)), byName }
}
