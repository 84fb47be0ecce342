import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../client/src/**/*.test.ts', '../client/sdk/test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    maxWorkers: 2,
    // Where processes are killed and deadlines watched, a busy CI machine may need a second look.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
