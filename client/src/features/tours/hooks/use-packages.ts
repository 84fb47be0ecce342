import type { PackageCard } from '@saathi/shared/packages/schema'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'

const NONE: PackageCard[] = []

/** All packages, to choose from. They are fetched once a visit, since they change rarely. */
export function usePackages() {
  return usePackageList().packages
}

/** The same, and whether they are still being fetched. */
export function usePackageList() {
  const { data, isPending } = trpc.packages.list.useQuery({ limit: 100 }, { staleTime: Number.POSITIVE_INFINITY })
  return { packages: data?.items ?? NONE, isPending }
}

type NamedPackage = Pick<PackageCard, '_id' | 'name'>

/**
 * The packages to choose from, by name. A chosen one that is not in the list is a choice too: `current` has its name if the
 * package was withdrawn, and the list may still be loading.
 */
export function packageOptions(packages: PackageCard[], chosen: string, current: NamedPackage | null = null) {
  const known = packages.map(({ _id, name, nights }) => ({ id: _id, name, detail: text.nights(nights) }))
  known.sort((a, b) => a.name.localeCompare(b.name))
  if (chosen === '' || packages.some(({ _id }) => _id === chosen)) return known
  return [{ id: chosen, name: current?._id === chosen ? current.name : text.onePackage }, ...known]
}
