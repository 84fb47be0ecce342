import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { createContext, type Deps } from '../../context.ts'
import { type AppRouter, appRouter } from '../../router.ts'
import { headersFor, MAX_BATCH, plainCalls } from './trpc-fast-path.ts'

/** Mounts the typed procedures as tRPC's own adapter does it. */
export const adapter = (deps: Deps) => async (app: FastifyInstance) => {
  await app.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => createContext(deps, req),
      maxBatchSize: MAX_BATCH,
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  })
}

/** Mounts the typed procedures: plain calls the short way, the others by the adapter. */
export const typedCalls = (deps: Deps) => async (app: FastifyInstance) => {
  app.addHook(
    'preHandler',
    plainCalls((request) => createContext(deps, request)),
  )
  await app.register(adapter(deps))
}
