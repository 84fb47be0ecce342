import { TOUR_IMAGES_MAX } from '@saathi/shared/tour-rules'
import { useRef, useState } from 'react'
import { apiFetch } from '../../lib/api-fetch.ts'
import { useAuthActions } from '../../lib/auth-context.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { shrinkPicture } from '../../lib/shrink-picture.ts'

/** A picture on its way to the server. */
export type Upload = { id: number; name: string; preview: string }

/**
 * Sends pictures, one after the other, and hands on the path that the server gave each. What went wrong with them is
 * one sentence.
 */
export function useUpload(onUploaded: (path: string) => void) {
  const auth = useAuthActions()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const count = useRef(0)

  async function send(file: File) {
    const form = new FormData()
    form.set('file', await shrinkPicture(file))
    const { path } = (await apiFetch(auth, '/media', { method: 'POST', body: form })) as { path: string }
    onUploaded(path)
  }

  /** `room`: how many more pictures the tour may have. */
  async function upload(files: File[], room: number) {
    setFault(files.length > room ? `A tour has ${TOUR_IMAGES_MAX} pictures at most.` : null)
    const chosen = files.slice(0, Math.max(0, room)).map((file) => {
      count.current += 1
      return { file, upload: { id: count.current, name: file.name, preview: URL.createObjectURL(file) } }
    })
    setUploads((now) => [...now, ...chosen.map((one) => one.upload)])
    for (const { file, upload } of chosen) {
      await send(file).catch((error) =>
        setFault(`${file.name}: ${errorMessage(error) ?? 'This picture could not be sent. Please try again.'}`),
      )
      URL.revokeObjectURL(upload.preview)
      setUploads((now) => now.filter(({ id }) => id !== upload.id))
    }
  }

  return { uploads, fault, upload }
}
