import sharp from 'sharp'

/** The pixels of a picture file as red, green, blue and alpha. */
export async function pixelsOf(file: Buffer): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
