import './styles.css'
import './lib/theme.ts' // shows what another tab chose
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { SEEN } from './features/home/seen.ts'
import { afterFirstPaint, loadAfterFirstPaint } from './lib/after-first-paint.ts'
import { createAuth } from './lib/auth.ts'
import { AuthProvider } from './lib/auth-context.tsx'
import { createRoot } from './lib/dom.ts'
import { errorMessage, errorReason } from './lib/errors.ts'
import { endFirstPaint } from './lib/first-paint.ts'
import { loadInitialData } from './lib/initial-data.ts'
import { isKeeping } from './lib/keeping-flag.ts'
import { isToldForOthers } from './lib/push/flag.ts'
import { createQueryClient } from './lib/query-client.ts'
import { watchSessionEnd } from './lib/session-end.ts'
import { removeStorage } from './lib/storage.ts'
import { createApi, isPersonal, trpc } from './lib/trpc.ts'
import { createAppRouter } from './router.tsx'
import { toast } from './ui/toasts.tsx'

const queryClient = createQueryClient()
const auth = createAuth({
  settings: () => utils.auth.settings.ensureData(),
  sync: async (uid) => {
    const call = () => client.auth.sync.mutate()
    if (isToldForOthers(uid)) import('./lib/push/device.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => {})
    if (isKeeping()) return (await import('./lib/offline/query-persister.ts')).syncKept(uid, queryClient, call)
    return uid === null ? null : call()
  },
  errorMessage,
  errorReason,
  onChange: () => queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) }),
  // `features/trips/share-target/shared-text.ts`; browsers have no caches on a site without https.
  onLeft: async () => {
    removeStorage('local', SEEN)
    await globalThis.caches?.delete('shared')
  },
  onEnded: (sentence) => {
    toast.info(sentence)
    const message = sessionEndMessage()
    if (message) toast.error(message)
    router.invalidate() // runs the guard again
  },
})
const sessionEndMessage = watchSessionEnd(auth)
const { client, utils } = createApi(queryClient, () => auth)
const router = createAppRouter({ utils, auth })
const openAuth = () => auth.open().catch(() => {}) // the auth state holds the error

loadInitialData(queryClient)
// Guarded pages end the first paint earlier, with their pending component.
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe()
  endFirstPaint()
})

// A transition renders in steps, so that the browser can handle input between them.
const render = () =>
  startTransition(() =>
    createRoot(document.getElementById('app')!).render(
      <StrictMode>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <AuthProvider auth={auth}>
              <RouterProvider router={router} />
            </AuthProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </StrictMode>,
    ),
  )
// Without a network, pages that everybody may read need what is kept, which the session opens.
if (isKeeping() && !navigator.onLine) auth.whenResolved().then(render, render)
else render()

// Guarded pages open it earlier, in their guard.
afterFirstPaint(openAuth)
loadAfterFirstPaint(() => import('./lib/scroll-position.ts')).then(
  ({ keepScrollPosition }) => keepScrollPosition(router),
  () => {},
)
addEventListener('online', openAuth)
