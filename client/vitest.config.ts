import { defineConfig } from 'vitest/config'

/** Unit tests of the client and its build: pure modules, which need neither Postgres nor a browser. */
export default defineConfig({ test: { include: ['{src,build}/**/*.test.ts'] } })
