import type { PackageCard } from '@saathi/shared/packages/schema'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'

const NONE: PackageCard[] = []

/** All packages, for a select. They are fetched once a visit, since they change rarely. */
export function usePackages() {
  const { data } = trpc.packages.list.useQuery({ limit: 100 }, { staleTime: Number.POSITIVE_INFINITY })
  return data?.items ?? NONE
}

type NamedPackage = Pick<PackageCard, '_id' | 'name'>

/**
 * The options of a package select. A chosen package that is not in the list is an option too: `current` has its name if
 * the package was withdrawn, and the list may still be loading.
 */
export function packageChoices(
  packages: PackageCard[],
  chosen: string,
  none: string,
  current: NamedPackage | null = null,
) {
  const known = packages.map(({ _id, name }) => [_id, name] as const).sort(([, a], [, b]) => a.localeCompare(b))
  const isListed = chosen === '' || packages.some(({ _id }) => _id === chosen)
  const name = current?._id === chosen ? current.name : text.onePackage
  return [['', none] as const, ...(isListed ? [] : [[chosen, name] as const]), ...known]
}
