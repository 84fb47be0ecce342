import { deflateSync } from 'node:zlib'

/** Words of a page: their left end and base line in points from the bottom left corner, and the size of the letters. */
export type Words = readonly [x: number, y: number, text: string, size?: number]

type Options = {
  /** Draws each letter for itself, as many printers do. */
  letters?: boolean
  /** Numbers of glyphs with a table of their signs, instead of letters: for signs such as ₹. */
  glyphs?: boolean
  /** Replaces the content of each page. */
  content?: Buffer
  filter?: string
  trailer?: string
  pageCount?: number
  /** Further resources of each page, and further objects. */
  resources?: string
  more?: readonly string[]
}

const hex = (number: number) => number.toString(16).padStart(4, '0')
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')
/** The advance of a letter of Courier, of which all have the same, in sizes of the letter. */
const ADVANCE = 0.6

function drawn(pages: readonly (readonly Words[])[], { letters, glyphs }: Options): string[] {
  const shown = (text: string) =>
    glyphs ? `<${[...text].map((sign) => hex(sign.codePointAt(0) ?? 0)).join('')}>` : `(${escaped(text)})`
  return pages.map((page) =>
    page
      .map(([x, y, text, size = 10]) => {
        const parts = letters
          ? [...text].map((sign, at) => [x + at * size * ADVANCE, sign] as const)
          : [[x, text] as const]
        return parts.map(([left, part]) => `BT /F1 ${size} Tf 1 0 0 1 ${left} ${y} Tm ${shown(part)} Tj ET`).join('\n')
      })
      .join('\n'),
  )
}

const SIGNS =
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Signs def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n1 beginbfrange <0000> <ffff> <0000> endbfrange endcmap end end'

/** A PDF with these words on its pages, in Courier. */
export function samplePdf(pages: readonly (readonly Words[])[], options: Options = {}): Buffer {
  const {
    glyphs,
    content,
    filter = '/FlateDecode',
    trailer = '',
    pageCount = pages.length,
    resources = '',
    more = [],
  } = options
  const streamOf = (bytes: Buffer, facts = `/Filter ${filter}`) =>
    Buffer.concat([Buffer.from(`<< ${facts} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])
  const font = glyphs
    ? '<< /Type /Font /Subtype /Type0 /BaseFont /Courier /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [5 0 R] >>'
    : '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'
  const descriptor =
    '<< /Type /FontDescriptor /FontName /Courier /Flags 4 /FontBBox [0 0 600 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>'
  const FIRST_PAGE = 7
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pageCount} /Kids [${pages.map((_, at) => `${FIRST_PAGE + at * 2} 0 R`).join(' ')}] >>`,
    font,
    streamOf(deflateSync(SIGNS)),
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Courier /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 6 0 R /DW 600 /CIDToGIDMap /Identity >>`,
    descriptor,
    ...drawn(pages, options).flatMap((words, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${FIRST_PAGE + at * 2 + 1} 0 R >>`,
      streamOf(content ?? deflateSync(words)),
    ]),
    ...more,
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
