import './older-browsers.ts'

import { getDocument, PasswordException, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { TICKET_BYTES_MAX } from '../ticket.ts'
import { linesOf, type Piece } from './page-lines.ts'

export const PDF_PAGES_MAX = 20

export type PdfProblem = 'pdfPages' | 'pdfPassword' | 'pdfBroken' | 'pdfPicture' | 'tooLong'
export type PdfReading = { result: 'read'; text: string } | { result: PdfProblem }

const QUIET = 0

/** The text of a PDF, line by line. It draws nothing, loads nothing and runs nothing of the file. */
export async function readPdf(data: Uint8Array): Promise<PdfReading> {
  const loading = getDocument({
    data,
    verbosity: QUIET,
    disableFontFace: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
  })
  try {
    const document = await loading.promise
    if (document.numPages > PDF_PAGES_MAX) return { result: 'pdfPages' }
    const lines: string[] = []
    let left = TICKET_BYTES_MAX
    for (let number = 1; number <= document.numPages; number++) {
      const pieces = await piecesOf(await document.getPage(number), left)
      if (pieces === null) return { result: 'tooLong' }
      for (const { text } of pieces) left -= text.length
      lines.push(...linesOf(pieces), '')
    }
    const text = lines.join('\n').trim()
    return text === '' ? { result: 'pdfPicture' } : { result: 'read', text }
  } catch (error) {
    return { result: error instanceof PasswordException ? 'pdfPassword' : 'pdfBroken' }
  } finally {
    await loading.destroy().catch(() => {})
  }
}

/** The pieces of a page; null if they have more than so many characters. */
async function piecesOf(page: PDFPageProxy, max: number): Promise<Piece[] | null> {
  const { transform } = page.getViewport({ scale: 1 })
  const reader = page.streamTextContent().getReader()
  const pieces: Piece[] = []
  let count = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces
    for (const item of value.items) {
      count += item.str.length
      if (count > max) {
        reader.cancel(new Error('The text is too long.')).catch(() => {})
        return null
      }
      pieces.push(pieceOf(item, transform))
    }
  }
}

type Item = { str: string; transform: number[]; width: number; height: number }

function pieceOf({ str, transform: [, , c = 0, d = 0, e = 0, f = 0], width, height }: Item, view: number[]): Piece {
  const [a0 = 1, b0 = 0, c0 = 0, d0 = 1, e0 = 0, f0 = 0] = view
  return {
    text: str,
    x: a0 * e + c0 * f + e0,
    y: b0 * e + d0 * f + f0,
    width,
    height: height || Math.hypot(c, d),
  }
}
