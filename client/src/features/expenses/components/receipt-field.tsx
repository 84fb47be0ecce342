import { Camera, X } from 'lucide-react'
import { useId } from 'react'
import { PICTURE_TYPES } from '../../../lib/upload-picture.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import type { useReceipt } from '../hooks/use-receipt.ts'
import { FieldError } from './rupee-input.tsx'

type Props = { receipt: ReturnType<typeof useReceipt>; error: string | undefined }

export function ReceiptField({ receipt: { shown, uploading, error: uploadError, choose, clear }, error }: Props) {
  const id = useId()
  return (
    <div>
      {shown ? (
        <div className="flex items-center gap-3">
          <img
            src={shown}
            alt={text.receiptPreview}
            className={`h-20 w-28 rounded-xl border border-line object-cover ${uploading ? 'opacity-60' : ''}`}
          />
          <p role="status" className="min-w-0 flex-1 text-muted text-sm">
            {uploading && text.uploading}
          </p>
          <button
            type="button"
            aria-label={text.removeReceipt}
            onClick={clear}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      ) : (
        <label
          htmlFor={id}
          className="flex min-h-12 items-center justify-center gap-2 rounded-xl border border-field border-dashed bg-card px-4 font-[600] text-sm text-teal hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <Camera aria-hidden className="size-5" />
          {text.addReceipt}
          <input
            id={id}
            type="file"
            accept={PICTURE_TYPES}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) choose(file)
            }}
          />
        </label>
      )}
      <FieldError>{error ?? uploadError}</FieldError>
    </div>
  )
}
