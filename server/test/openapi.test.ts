import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { schemasOf } from '../src/http/rest/query-coercion.ts'
import { restRoutes, rootRoutes } from '../src/http/rest.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { operations, theDocument } from './documented.ts'

const db = useDatabase()
const testApp = useApp(db)
const get = (url: string) => testApp.app.inject({ method: 'GET', url })

describe('/api/openapi.json', () => {
  test('the document: is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(theDocument())
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('redocly lint: no errors besides four documented paths that only the form of an id tells from others', async () => {
    const rules = {
      'no-ambiguous-paths': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-media-type-examples': 'error',
      'operation-description': 'error',
      'info-contact': 'error',
    } as const
    const config = await createConfig({ extends: ['recommended-strict'], rules })
    const source = JSON.stringify(theDocument())
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    const ambiguous = problems.filter(({ ruleId }) => ruleId === 'no-ambiguous-paths')
    // Clients depend on them all; no id is `users`, so that each request has one meaning.
    const pairs = ambiguous.map(({ message }) => [...message.matchAll(/`(\/[^`]+)`/g)].map(([, path]) => path).sort())
    const withUsers = [
      '{followedId}/follow',
      '{followedId}/follow-status',
      '{followedId}/unfollow',
      '{userId}/references',
    ]
    expect(pairs.sort()).toEqual(withUsers.map((path) => ['/api/users/users/{userId}', `/api/users/${path}`]))
    const others = problems.filter((problem) => !ambiguous.includes(problem))
    expect(others.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  test('patterns and examples: are supported by common tools', () => {
    expect(JSON.stringify(theDocument())).not.toMatch(/\\\\p\{/i)
    const examples = operations
      .flatMap(({ operation }) => operation.parameters ?? [])
      .filter(({ example }) => example !== undefined)
    const expected: Record<string, string> = { integer: 'number', number: 'number', boolean: 'boolean' }
    for (const { name, schema, example } of examples)
      expect([name, typeof example]).toEqual([name, expected[String(schema.type)] ?? 'string'])
  })

  test('arrays: each has one schema for its items, as many tools require', () => {
    const without: string[] = []
    const isSchema = (array: object) => 'items' in array && typeof array.items === 'object'
    const walk = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return
      if ('type' in value && value.type === 'array' && !isSchema(value)) without.push(at)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${at}/${key}`)
    }
    walk(theDocument(), '')
    expect(without).toEqual([])
  })

  test('the document: is served, and linked from /api', async () => {
    const index = (await get('/api')).json()
    expect(index).toEqual({ name: 'Saathi API', version: '1.0.0', docs: '/api/docs', openapi: '/api/openapi.json' })
    expect((await get(index.openapi)).json()).toEqual(theDocument())
  })

  test('operation ids: are unique', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('/api/docs: loads nothing from other sites', async () => {
    const page = await get('/api/docs')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).not.toMatch(/https?:|<script(?![^>]*src=)|<style|\son\w+=/)
    const loaded = [...page.body.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, url]) => url as string)
    expect(loaded).toHaveLength(4)
    for (const url of loaded) {
      const file = await get(new URL(url, 'http://self/api/docs').pathname)
      expect([file.statusCode, file.headers['content-type']], url).toEqual([
        200,
        expect.stringMatching(/css|javascript|json/),
      ])
    }
    for (const none of ['package.json', 'index.html', 'swagger-ui-bundle.js.map', '..%2fpackage.json'])
      expect((await get(`/api/docs/${none}`)).statusCode, none).toBe(404)
  })
})

test('the document: has every REST path with its procedure and access', () => {
  const SECURITY = { public: [{}, { idToken: [] }], token: [{ idToken: [] }], user: [{ idToken: [] }] }
  for (const [prefix, row] of [
    ...restRoutes.map((row) => ['/api', row] as const),
    ...rootRoutes.map((row) => ['', row] as const),
  ]) {
    const name = `${row.method} ${prefix}${row.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = operations.find((one) => one.name === name)?.operation
    expect(operation?.operationId, name).toMatch(new RegExp(`^${row.procedure}(\\.root|\\.trip)?$`))
    const { access } = schemasOf(row.procedure)
    expect(operation?.security, name).toEqual(SECURITY[access === 'optional-user' ? 'public' : access])
  }
})
