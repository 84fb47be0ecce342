/** Pixels of the longer side: tours show 1280, a profile the middle 512. */
const MAX_SIDE = 1600
/** Bytes up to which a file is sent unchanged. */
const SMALL_FILE = 1_000_000

/** Scales a large photo down before its upload. A file that the browser cannot read is returned unchanged. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_FILE) return file
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return file
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = '#fff' // transparent areas would turn black
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return small ? new File([small], file.name, { type: small.type }) : file
}
