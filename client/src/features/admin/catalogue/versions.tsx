import type { PackageForEditor } from '@saathi/shared/admin/catalogue'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = {
  found: PackageForEditor
  /** Earlier versions come back only when nothing else would be lost. */
  isDirty: boolean
  onUndone: (next: PackageForEditor) => void
}

/** The versions of a package, newest first, each of which can come back. */
export function Versions({ found, isDirty, onUndone }: Props) {
  const { package: item, version, versions } = found
  const utils = trpc.useUtils()
  const undo = trpc.admin.undoPackage.useMutation()
  async function makeCurrent(number: number) {
    if (undo.isPending) return
    try {
      const saved = await undo.mutateAsync({ packageId: item._id, number, version })
      toast.success(text.madeCurrent(number, saved.version))
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    utils.admin.packages.invalidate()
    utils.packages.invalidate()
    await utils.admin.package.invalidate({ packageId: item._id })
    onUndone(await utils.admin.package.fetch({ packageId: item._id }))
  }
  return (
    <section aria-labelledby="versions" className="rounded-3xl border border-line bg-card p-5">
      <h2 id="versions" className="text-xl">
        {text.versions}
      </h2>
      {versions.length === 0 && <p className="mt-2 text-muted">{text.noVersions}</p>}
      {isDirty && versions.length > 0 && <p className="mt-2 text-muted text-sm">{text.saveFirst}</p>}
      <ol className="mt-3 grid">
        {versions.map(({ number, at, by, note }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3">
            <div className="min-w-40 flex-1 [overflow-wrap:anywhere]">
              <h3 className="flex flex-wrap items-center gap-x-3 font-[650] font-sans text-base">
                {text.versionNumber(number)}
                {number === version && <span className="admin-chip is-good">{text.current}</span>}
              </h3>
              <p className="text-muted text-sm">{by ? text.byAt(by.name, dayAndTimeOf(at)) : text.beforeFirstEdit}</p>
              {note && <p className="mt-1 text-sm">{note}</p>}
            </div>
            {number !== version && !isDirty && (
              <Button
                variant="quiet"
                aria-label={text.makeCurrentName(number)}
                aria-disabled={undo.isPending}
                onClick={() => makeCurrent(number)}
                className="min-h-11! px-4! text-sm"
              >
                {text.makeCurrent}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
