import { packagesRouter } from './packages/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  packages: packagesRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
