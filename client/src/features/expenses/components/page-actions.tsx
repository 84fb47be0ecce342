import type { Ledger } from '@saathi/shared/expenses/schema'
import { Link } from '@tanstack/react-router'
import { Download, EllipsisVertical, FileUp, type LucideIcon, Wallet } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { HeadButton } from '../../../ui/tour-screen/screen-head.tsx'

type Props = { ledger: Ledger; onImport: () => void }

const ROW = 'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left font-[550] hover:bg-sunk'
const Row = ({ Icon, label }: { Icon: LucideIcon; label: string }) => (
  <>
    <Icon aria-hidden className="size-5 shrink-0 text-teal" />
    {label}
  </>
)

/** The actions on a whole ledger: the file of all entries, the import, and the reader's overview. */
export function PageActions({ ledger, onImport }: Props) {
  const utils = trpc.useUtils()
  const [open, setOpen] = useState(false)

  async function download() {
    try {
      const { csv, name } = await utils.client.expenses.csv.query({ ledger: ledger.ledger })
      saveFile(csv, 'text/csv', name)
      setOpen(false)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.csvFailed)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={text.csvFull}
        onClick={download}
        className="hidden min-h-11 items-center gap-2 rounded-full border border-field bg-card px-4.5 font-[650] text-ink text-sm hover:bg-sunk md:inline-flex"
      >
        <Download aria-hidden className="size-4" />
        {text.csv}
      </button>
      <HeadButton Icon={EllipsisVertical} label={text.more} dialog onClick={() => setOpen(true)} />
      <Dialog title={text.more} open={open} onClose={() => setOpen(false)}>
        <div className="-mx-3 mt-3 grid text-ink">
          <button type="button" className={ROW} onClick={download}>
            <Row Icon={Download} label={text.csvFull} />
          </button>
          {ledger.mayAdd && (
            <button
              type="button"
              className={ROW}
              onClick={() => {
                setOpen(false)
                onImport()
              }}
            >
              <Row Icon={FileUp} label={text.importSplitwise} />
            </button>
          )}
          <Link to="/expenses" className={ROW} onClick={() => setOpen(false)}>
            <Row Icon={Wallet} label={text.allExpenses} />
          </Link>
        </div>
      </Dialog>
    </>
  )
}
