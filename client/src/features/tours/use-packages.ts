import type { PackageCard } from '@saathi/shared/packages'
import { trpc } from '../../lib/trpc.ts'

const NONE: PackageCard[] = []

/** All packages, for a select that is `wanted`. They change rarely, so they are asked for once a visit. */
export function usePackages(wanted = true) {
  const { data } = trpc.packages.list.useQuery({ limit: 100 }, { enabled: wanted, staleTime: Number.POSITIVE_INFINITY })
  return data?.items ?? NONE
}

/** The choices of a select of packages; what is chosen stands in it before the names are known. */
export function packageChoices(packages: PackageCard[], chosen: string, none: string) {
  const known = packages.map(({ _id, name }) => [_id, name] as const).sort(([, a], [, b]) => a.localeCompare(b))
  const unknown = chosen !== '' && !packages.some(({ _id }) => _id === chosen)
  return [['', none] as const, ...(unknown ? [[chosen, 'One package'] as const] : []), ...known]
}
