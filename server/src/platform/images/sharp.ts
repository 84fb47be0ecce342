import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/**
 * Loads sharp on first use. It can only decode JPEG, PNG, WebP and AVIF from memory, for uploads, and SVG from files, for
 * the illustrations of the product.
 */
export function openSharp(): Promise<typeof Sharp> {
  loading ??= load()
  return loading
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
