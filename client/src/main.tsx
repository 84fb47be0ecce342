import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './lib/query-client.ts'
import { createApi, trpc } from './lib/trpc.ts'
import { createAppRouter } from './router.tsx'

const queryClient = createQueryClient()
const { client, utils } = createApi(queryClient)
const router = createAppRouter({ utils })

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
)
