/** Tours show 1280 pixels, a profile 512 out of the middle; this leaves enough for both. */
const LONGEST_SIDE = 1600
/** Smaller files are sent as they are, bytes. */
const SMALL = 1_000_000

/**
 * A photo from a phone, made small enough to send over a phone's network. What the browser cannot read is given back
 * as it is: whether it is a picture is for the server to say.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL) return file
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return file
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = '#fff' // what is see-through would turn black
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return small ? new File([small], file.name, { type: small.type }) : file
}
