/** Removes the server's static first paint (`routes/-first-paint.tsx`) once the page's own pictures are decoded. */
export async function endFirstPaint() {
  const firstPaint = document.getElementById('first-paint')
  if (!firstPaint) return
  const pictures = document.querySelectorAll<HTMLImageElement>('#app .first-picture')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  firstPaint.remove()
}
