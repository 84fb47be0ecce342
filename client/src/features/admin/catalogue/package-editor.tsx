import type { PackageForEditor } from '@saathi/shared/admin/catalogue'
import type { Package } from '@saathi/shared/packages/schema'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { loadState } from '../load-state.tsx'
import { PageHead } from '../page-head.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { toPreview } from './package-draft.ts'
import { PackageForm } from './package-form.tsx'
import { usePackageDraft } from './use-package-draft.ts'
import { Versions } from './versions.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

export type EditorProps = {
  /** Null for a new one. */
  packageId: string | null
  /** The package as visitors see it. */
  preview: (item: Package) => ReactNode
}

/** The editor of a package: its form beside a preview, and its versions. */
export default function PackageEditor({ packageId, preview }: EditorProps) {
  const found = trpc.admin.package.useQuery(
    { packageId: packageId ?? '' },
    { enabled: packageId !== null, retry: false, refetchOnWindowFocus: false },
  )
  return (
    <>
      <p className="mb-2">
        <AppLink
          to="/admin/catalogue"
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-[600] text-teal underline underline-offset-4"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {text.all}
        </AppLink>
      </p>
      {packageId === null ? (
        <Editor found={null} preview={preview} />
      ) : found.data ? (
        <Editor found={found.data} preview={preview} />
      ) : (
        <>
          <PageHead title={text.versions} />
          {loadState(found, { loading: text.loadingPackage, failed: text.loadFailed, missing: text.missing })}
        </>
      )}
    </>
  )
}

type Found = { found: PackageForEditor | null; preview: EditorProps['preview'] }

function Editor({ found, preview }: Found) {
  const editing = usePackageDraft(found)
  const { draft, isDirty } = editing
  const item = found?.package
  return (
    <>
      <PageHead
        title={item?.name ?? text.newTitle}
        note={
          found && (
            <span className="flex flex-wrap items-center gap-x-3">
              {found.version > 0 ? text.versionNumber(found.version) : text.neverEdited}
              {item?.withdrawn && <span className="admin-chip is-urgent">{text.withdrawn}</span>}
              <AppLink to={`/packages/${item?._id}`} className="font-[600] text-teal underline underline-offset-4">
                {text.openPage}
              </AppLink>
            </span>
          )
        }
      >
        {item && <WithdrawButton item={item} />}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <PackageForm editing={editing} isNew={found === null} />
          {found && <Versions found={found} isDirty={isDirty} onUndone={editing.take} />}
        </div>
        <section
          aria-labelledby="preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          className="md:sticky md:top-4 md:max-h-[calc(100svh-2rem)] md:overflow-y-auto"
        >
          <h2 id="preview" className="text-xl">
            {text.preview}
          </h2>
          <p className="mb-4 text-muted text-sm">{text.previewNote}</p>
          {/* Its links would lead away, and its texts are in the form. */}
          <div inert>{preview(toPreview(draft, item ?? { _id: '' }))}</div>
        </section>
      </div>
      <LeaveDialog isDirty={isDirty} />
    </>
  )
}
