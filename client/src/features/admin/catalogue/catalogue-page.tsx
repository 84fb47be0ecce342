import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import type { PageProps } from '../admin-page.tsx'
import { PageHead } from '../page-head.tsx'
import { DestinationsList } from './destinations-list.tsx'
import type { EditorProps } from './package-editor.tsx'
import { PackagesList } from './packages-list.tsx'
import { PackagesTools } from './packages-tools.tsx'
import { WrongFactsList } from './wrong-facts-list.tsx'

const PackageEditor = lazyComponent<EditorProps>(() => import('./package-editor.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Tab = keyof typeof text.tabs
const TABS = Object.entries(text.tabs) as [Tab, string][]
const LISTS: Record<Tab, { note: string; tools?: ReactNode; list: ReactNode }> = {
  packages: { note: text.packagesNote, tools: <PackagesTools />, list: <PackagesList /> },
  destinations: { note: text.destinationsNote, list: <DestinationsList /> },
  'wrong-facts': { note: text.wrongFactsNote, list: <WrongFactsList /> },
}

const isTab = (item: string): item is Tab => item in LISTS

/** The catalogue: one of its lists, or the editor of a package. */
export default function CataloguePage({ item, parts }: PageProps) {
  const tab = item ?? 'packages'
  if (!isTab(tab))
    return (
      <Suspense fallback={<div className="skeleton h-72 rounded-3xl" />}>
        <PackageEditor key={tab} packageId={tab === 'new' ? null : tab} preview={parts.packagePreview} />
      </Suspense>
    )
  const { note, tools, list } = LISTS[tab]
  return (
    <>
      <PageHead title={text.title} note={note}>
        {tools}
      </PageHead>
      <nav aria-label={text.lists} className="mb-5 flex flex-wrap gap-1">
        {TABS.map(([each, label]) => (
          <AppLink
            key={each}
            to={each === 'packages' ? '/admin/catalogue' : `/admin/catalogue/${each}`}
            activeOptions={{ exact: true, includeSearch: false }}
            className="inline-flex min-h-11 items-center rounded-full px-4 font-[650] text-muted hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {label}
          </AppLink>
        ))}
      </nav>
      {list}
    </>
  )
}
