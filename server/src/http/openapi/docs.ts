import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { matchesETag } from '../rest/mount.ts'
import { API_VERSION, openApi } from './document.ts'

// The build copies Swagger UI beside the bundle, with compressed copies; from source the package's own files are served.
const isBuilt = path.basename(import.meta.dirname) === 'dist'
const swaggerUiDir = () =>
  isBuilt
    ? path.join(import.meta.dirname, 'docs')
    : path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
const SWAGGER_UI_FILES = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js'])

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Saathi API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
    <script defer src="docs/swagger-ui-bundle.js"></script>
    <script defer src="docs/start.js"></script>
  </head>
  <body>
    <main id="api"><p>The same as data: <a href="openapi.json">openapi.json</a></p></main>
  </body>
</html>
`
const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#api',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
})
`

/** `/api` (links), `/api/openapi.json` (the document) and `/api/docs` (Swagger UI), without third-party files. */
export const apiDocs = async (app: FastifyInstance) => {
  let cached: { body: string; etag: string } | undefined
  const document = () => {
    if (!cached) {
      const body = JSON.stringify(openApi())
      cached = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    }
    return cached
  }

  app.get('', async () => ({
    name: 'Saathi API',
    version: API_VERSION,
    docs: '/api/docs',
    openapi: '/api/openapi.json',
  }))
  app.get('/openapi.json', async (request, reply) => {
    const { body, etag } = document()
    reply.header('cache-control', 'public, no-cache').header('etag', etag)
    if (matchesETag(etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(PAGE),
  )
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(START),
  )
  await app.register(statics, {
    root: swaggerUiDir(),
    prefix: '/docs/',
    allowedPath: (file) => SWAGGER_UI_FILES.has(file),
    preCompressed: isBuilt,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', 'public, max-age=86400'),
  })
}
