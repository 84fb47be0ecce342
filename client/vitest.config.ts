import { defineConfig } from 'vitest/config'

/** Unit tests of the client and its build: pure modules, which need neither Postgres nor a browser. */
// Property tests take seconds on a busy machine.
export default defineConfig({ test: { include: ['{src,build}/**/*.test.ts'], testTimeout: 30_000 } })
