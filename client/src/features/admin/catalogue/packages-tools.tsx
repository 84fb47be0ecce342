import { FileDown, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Adds a package; imports and exports the catalogue as a file. */
export function PackagesTools() {
  const [isImporting, setIsImporting] = useState(false)
  const utils = trpc.useUtils()
  const download = () =>
    utils.client.admin.exportCatalogue.query().then(
      (file) => saveFile(file.text, 'application/json', file.name),
      (error) => toast.error(errorMessage(error) ?? text.failed),
    )
  return (
    <>
      <Button variant="quiet" onClick={download}>
        <FileDown aria-hidden className="size-4.5" />
        {text.exportFile}
      </Button>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
        <FileUp aria-hidden className="size-4.5" />
        {text.importFile}
      </Button>
      <AppLink to="/admin/catalogue/new" className={buttonClass('main')}>
        <Plus aria-hidden className="size-4.5" />
        {text.newPackage}
      </AppLink>
      <ImportDialog open={isImporting} onClose={() => setIsImporting(false)} />
    </>
  )
}
