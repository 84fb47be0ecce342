import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterFirstPaint } from './lib/after-first-paint.ts'
import { createAuth } from './lib/auth.ts'
import { AuthProvider } from './lib/auth-context.tsx'
import { faultSentence } from './lib/faults.ts'
import { createQueryClient } from './lib/query-client.ts'
import { createApi, isPersonal, trpc } from './lib/trpc.ts'
import { createAppRouter } from './router.tsx'
import { toast } from './ui/toasts.tsx'

const queryClient = createQueryClient()
const auth = createAuth({
  settings: () => client.auth.settings.query(),
  sync: () => client.auth.sync.mutate(),
  sentenceOf: faultSentence,
  onChange: () => queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) }),
  onEnded: (sentence) => {
    toast.info(sentence)
    router.invalidate() // so that the guard sees it
  },
})
const { client, utils } = createApi(queryClient, () => auth)
const router = createAppRouter({ utils, auth })
const findOut = () => auth.open().catch(() => {}) // what went wrong stands in the auth context

// What the server drew of the first page stands until the page's own pictures do.
const stopWaiting = router.subscribe('onRendered', async () => {
  stopWaiting()
  const posters = document.querySelectorAll<HTMLImageElement>('#app .hero-poster')
  await Promise.allSettled([...posters].map((poster) => poster.decode()))
  document.getElementById('first-paint')?.remove()
})

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
)

// A guarded page asks for it at once.
afterFirstPaint(findOut)
addEventListener('online', findOut)
