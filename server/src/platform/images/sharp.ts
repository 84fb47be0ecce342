import type Sharp from 'sharp'

let opened: Promise<typeof Sharp> | undefined

/**
 * The library that reads and makes pictures, loaded with the first of them. It reads what people upload from memory, as
 * one of four kinds whatever it makes itself out to be, and our own drawings from files.
 */
export function openSharp(): Promise<typeof Sharp> {
  opened ??= load()
  return opened
}

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  const uploads = ['Jpeg', 'Png', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}Buffer`)
  sharp.unblock({ operation: [...uploads, 'VipsForeignLoadSvgFile'] })
  return sharp
}
