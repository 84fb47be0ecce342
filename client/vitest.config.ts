import { defineConfig } from 'vitest/config'

/** Unit tests of the client: pure modules, which need neither Postgres nor a browser. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
