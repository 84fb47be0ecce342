import { FileUp, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as text from '../../../messages/en/trips/tickets.ts'
import { Button } from '../../../ui/button.tsx'
import { DrawerForm } from '../../../ui/drawer-form.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { textOfPdf } from './pdf/pdf-text.ts'
import { TICKET_BYTES_MAX } from './ticket.ts'

type Failure = keyof typeof text.failures

type Props = {
  typed: string
  failure: Failure | null
  keepsReference: boolean
  onType: (typed: string) => void
  onRead: (words: string) => void
  onFailure: (failure: Failure) => void
  onClose: () => void
}

/** The first step: a pasted text, or a file. */
export function TicketText({ typed, failure, keepsReference, onType, onRead, onFailure, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (failure) area.current?.focus()
  }, [failure])
  const [reading, setReading] = useState(false)
  const closed = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    closed.current = leaving
    return () => leaving.abort()
  }, [])
  const form = useForm<'typed'>({
    check: () => (typed.trim() ? {} : { typed: text.textMissing }),
    send: () => onRead(typed),
    failed: text.failures.nothing,
  })

  async function readFile(file: File | undefined) {
    if (!file || reading) return
    if (/\.pdf$/i.test(file.name)) return readPdf(file)
    if (file.size > TICKET_BYTES_MAX) return onFailure('tooLong')
    if (!/\.(?:txt|ics)$/i.test(file.name)) return onFailure('file')
    try {
      onRead(await file.text())
    } catch {
      onFailure('file')
    }
  }

  async function readPdf(file: File) {
    const { signal } = closed.current
    setReading(true)
    try {
      const read = await textOfPdf(file, signal)
      if (read.result === 'read') onRead(read.text)
      else onFailure(read.result)
    } catch {
      if (!signal.aborted) onFailure('pdfBroken')
    }
    setReading(false)
  }

  return (
    <DrawerForm
      form={{ ...form, errors: {} }}
      title={text.addTicket}
      intro={<p className="text-muted">{text.intro}</p>}
      label={text.read}
      onCancel={onClose}
    >
      <p className="flex max-w-none items-start gap-2.5 rounded-2xl bg-sunk px-4 py-3 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {keepsReference ? text.privacyKept : text.privacy}
      </p>
      <TextArea
        ref={area}
        label={text.textLabel}
        value={typed}
        placeholder={text.textExample}
        autoComplete="off"
        spellCheck={false}
        error={form.errors.typed ?? (failure && text.failures[failure])}
        onChange={({ target }) => onType(target.value)}
      />
      <div>
        <input
          ref={input}
          type="file"
          accept=".pdf,.txt,.ics,application/pdf,text/plain,text/calendar"
          hidden
          onChange={({ target }) => {
            readFile(target.files?.[0])
            target.value = ''
          }}
        />
        <Button variant="quiet" aria-disabled={reading} onClick={() => reading || input.current?.click()}>
          <FileUp aria-hidden className="size-5" />
          {reading ? text.readingFile : text.chooseFile}
        </Button>
        <p role="status" className="sr-only">
          {reading && text.readingFile}
        </p>
        <p className="mt-1.5 text-muted text-sm">{text.fileHint}</p>
      </div>
    </DrawerForm>
  )
}
