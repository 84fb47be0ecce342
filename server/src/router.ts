import * as z from 'zod/mini'
import type { Context } from './context.ts'
import { adminRouter } from './features/admin/router.ts'
import { consentsRouter } from './features/auth/consents/router.ts'
import { nomineesRouter } from './features/auth/nominees/router.ts'
import { passkeysRouter } from './features/auth/passkeys/router.ts'
import { authRouter } from './features/auth/router.ts'
import { sessionsRouter } from './features/auth/sessions/router.ts'
import { chatRouter } from './features/chat/router.ts'
import { choicesRouter } from './features/choices/router.ts'
import { contactRouter } from './features/contact/router.ts'
import { destinationsRouter } from './features/destinations/router.ts'
import { expensesRouter } from './features/expenses/router.ts'
import { groupsRouter } from './features/groups/router.ts'
import { homeRouter } from './features/home/router.ts'
import { legalRouter } from './features/legal/router.ts'
import { matchingRouter } from './features/matching/router.ts'
import { messagesRouter } from './features/messages/router.ts'
import { safetyRouter } from './features/moderation/router.ts'
import { noticesRouter } from './features/notices/router.ts'
import { packagesRouter } from './features/packages/router.ts'
import { plansRouter } from './features/plans/router.ts'
import { pushRouter } from './features/push/router.ts'
import { recommendRouter } from './features/recommend/router.ts'
import { referencesRouter } from './features/references/router.ts'
import { exclusionsRouter } from './features/social/exclusions/router.ts'
import { gendersRouter } from './features/social/genders/router.ts'
import { socialRouter } from './features/social/router.ts'
import { savedRouter } from './features/social/saved/router.ts'
import { toursRouter } from './features/tours/router.ts'
import { tripsRouter } from './features/trips/router.ts'
import { type Access, createCallerFactory, type ProcedureMeta, router, TRPCError } from './trpc.ts'

export const appRouter = router({
  admin: adminRouter,
  auth: authRouter,
  chat: chatRouter,
  choices: choicesRouter,
  consents: consentsRouter,
  contact: contactRouter,
  destinations: destinationsRouter,
  exclusions: exclusionsRouter,
  expenses: expensesRouter,
  genders: gendersRouter,
  groups: groupsRouter,
  home: homeRouter,
  legal: legalRouter,
  matching: matchingRouter,
  messages: messagesRouter,
  nominees: nomineesRouter,
  notices: noticesRouter,
  packages: packagesRouter,
  passkeys: passkeysRouter,
  plans: plansRouter,
  push: pushRouter,
  recommend: recommendRouter,
  safety: safetyRouter,
  references: referencesRouter,
  saved: savedRouter,
  sessions: sessionsRouter,
  social: socialRouter,
  tours: toursRouter,
  trips: tripsRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>

/** A procedure by its name, such as `tours.join`. */
export type ProcedureName = {
  [Noun in keyof Caller & string]: `${Noun}.${keyof Caller[Noun] & string}`
}[keyof Caller & string]

type Procedure = {
  _def: {
    type: 'query' | 'mutation' | 'subscription'
    meta: ProcedureMeta & { access: Access }
    inputs: z.core.$ZodType[]
    /** Undefined for subscriptions and streamed mutations. */
    output?: z.core.$ZodType
  }
  (call: {
    path: string
    getRawInput: () => Promise<unknown>
    ctx: Context
    type: string
    batchIndex: number
    signal?: AbortSignal | undefined
  }): Promise<object>
}

/** Every procedure by its name, as REST and tRPC call them. */
export const procedures = appRouter._def.procedures as unknown as Record<ProcedureName, Procedure>

/** The procedure with a name from a request; undefined if there is none. */
export const procedureAt = (path: string): Procedure | undefined =>
  Object.hasOwn(procedures, path) ? procedures[path as ProcedureName] : undefined

/**
 * Calls an existing procedure with its raw input, as REST and tRPC do. A cached response is returned before tRPC's
 * middleware runs, which takes three times as long as everything else together.
 * @throws Error when a procedure that is not public has a cache, since cached responses are shared by all callers
 */
export async function callProcedure(
  path: string,
  input: unknown,
  ctx: Context,
  batchIndex = 0,
  signal?: AbortSignal,
): Promise<object> {
  const procedure = procedureAt(path) as Procedure
  const { meta, inputs, type } = procedure._def
  const call = () => procedure({ path, getRawInput: async () => input, ctx, type, batchIndex, signal })
  if (!meta.cache) return call()
  if (meta.access !== 'public') throw new Error(`${path} is not public, but its responses are cached`)
  const parsed = z.safeParse(inputs[0] as z.core.$ZodType, input)
  if (!parsed.success) return call() // which reports what is wrong
  const cache = meta.cache(ctx)
  const key = [path, parsed.data]
  const cached = cache.find(key)
  if (cached) {
    ctx.metrics.called(path, 'OK', 0)
    meta.count?.(ctx, parsed.data)
    return cached
  }
  let isFirst = false
  const read = () => {
    isFirst = true
    return call()
  }
  try {
    const response = await cache.get(key, read)
    meta.count?.(ctx, parsed.data)
    return response
  } catch (error) {
    // Another caller's limit is not this one's.
    if (!isFirst && error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') return call()
    throw error
  }
}
