import { apiFetch } from './api-fetch.ts'
import type { Auth } from './auth.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The accepted types, listed one by one: an iPhone then converts HEIC to one of them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** Uploads a picture, scaled down if it is large, and returns its path. Throws what `apiFetch` throws. */
export async function uploadPicture(auth: Auth, file: File): Promise<string> {
  const form = new FormData()
  form.set('file', await shrinkPicture(file))
  const { path } = (await apiFetch(auth, '/media', { method: 'POST', body: form })) as { path: string }
  return path
}
