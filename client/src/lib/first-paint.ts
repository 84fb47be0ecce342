/**
 * Takes away what the server drew of the page (`routes/-first-paint.tsx`), once the page's own pictures can be painted
 * in its place.
 */
export async function endFirstPaint() {
  const drawn = document.getElementById('first-paint')
  if (!drawn) return
  const pictures = document.querySelectorAll<HTMLImageElement>('#app .first-picture')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  drawn.remove()
}
