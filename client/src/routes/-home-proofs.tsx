import type { ReactNode } from 'react'
import { Proofs } from '../features/home/proofs.tsx'
import { CostBar } from '../features/recommend/components/cost-bar.tsx'
import '../features/recommend/styles/plots.css'
import { withAllKeys } from '../features/recommend/trip-search.ts'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import { trpc } from '../lib/trpc.ts'

/** What Saathi does, for visitors, before what else the page has, which waits for it. */
export default function HomeProofs({ children }: { children: ReactNode }) {
  const { data, isPending } = trpc.home.proofs.useQuery({}, { staleTime: 60_000 })
  // What comes later would move the rest.
  if (isPending) return <div className="h-svh" />
  return (
    <>
      {data && (
        <Proofs
          proofs={data}
          costBar={(costs, budget) => <CostBar costs={costs} budget={budget} />}
          searchOf={(form) => parseSearch(stringifySearch(withAllKeys(form)))}
        />
      )}
      {children}
    </>
  )
}
