import { authRouter } from './auth/router.ts'
import { chatRouter } from './chat/router.ts'
import { contactRouter } from './contact/router.ts'
import { matchingRouter } from './matching/router.ts'
import { messagesRouter } from './messages/router.ts'
import { noticesRouter } from './notices/router.ts'
import { packagesRouter } from './packages/router.ts'
import { recommendRouter } from './recommend/router.ts'
import { socialRouter } from './social/router.ts'
import { toursRouter } from './tours/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  auth: authRouter,
  chat: chatRouter,
  contact: contactRouter,
  matching: matchingRouter,
  messages: messagesRouter,
  notices: noticesRouter,
  packages: packagesRouter,
  recommend: recommendRouter,
  social: socialRouter,
  tours: toursRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
