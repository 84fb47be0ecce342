import { defineConfig } from 'vitest/config'

/** Unit tests of the client and its build: pure modules, which need neither Postgres nor a browser. */
export default defineConfig({
  test: {
    include: ['{src,build}/**/*.test.ts'],
    // Vitest leaves one core to itself otherwise, and has little to do on it.
    maxWorkers: 2,
    // Loading modules once a worker, not once a file, saves a third of the CPU time.
    isolate: false,
    experimental: { fsModuleCache: true },
    // Property tests take seconds on a busy machine.
    testTimeout: 30_000,
  },
})
