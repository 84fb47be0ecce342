import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { boundMemory } from './bounded-memory.ts'
import { readPdf } from './read-pdf.ts'

/** Buffers of all steps together: tickets need a tenth of it. */
const MEMORY_MAX = 96_000_000

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof ArrayBuffer)) return
  boundMemory(MEMORY_MAX, () => postMessage({ result: 'pdfBomb' }))
  postMessage(await readPdf(new Uint8Array(data)))
})
postMessage({ result: 'loaded' })
