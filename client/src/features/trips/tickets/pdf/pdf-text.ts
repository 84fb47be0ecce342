import type { PdfReading } from './read-pdf.ts'

export const PDF_BYTES_MAX = 5_000_000
/** From when the reader is loaded; an ordinary ticket takes a second on a slow phone. */
const TIME_MAX_MS = 15_000

type Message = PdfReading | { result: 'loaded' | 'pdfBomb' }
export type PdfText = PdfReading | { result: 'pdfSize' | 'pdfSlow' | 'pdfBomb' | 'pdfReader' }

/**
 * The text of a PDF, read on a thread of its own, which ends at a bound of time or memory. Nothing of the file leaves the
 * device.
 */
export async function textOfPdf(file: File, signal: AbortSignal): Promise<PdfText> {
  if (file.size > PDF_BYTES_MAX) return { result: 'pdfSize' }
  const bytes = await file.arrayBuffer()
  signal.throwIfAborted()
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<PdfText>((resolve, reject) => {
      signal.addEventListener('abort', reject)
      worker.addEventListener('error', () => resolve({ result: timer === undefined ? 'pdfReader' : 'pdfBroken' }))
      worker.addEventListener('message', ({ data }: MessageEvent<Partial<Message>>) => {
        // The library sends messages of its own.
        if (data.result === undefined) return
        if (data.result !== 'loaded') return resolve(data as PdfText)
        timer = setTimeout(() => resolve({ result: 'pdfSlow' }), TIME_MAX_MS)
        worker.postMessage(bytes, [bytes])
      })
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
