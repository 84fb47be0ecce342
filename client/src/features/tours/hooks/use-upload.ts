import { TOUR_IMAGES_MAX } from '@saathi/shared/tours/rules'
import { useRef, useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { uploadPicture } from '../../../lib/upload-picture.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'

/** A picture being uploaded. */
export type Upload = { id: number; name: string; preview: string }

/**
 * Uploads pictures one after the other and passes each path from the server to `onUploaded`. `error` is the last error
 * message.
 */
export function useUpload(onUploaded: (path: string) => void) {
  const auth = useAuthActions()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [error, setError] = useState<string | null>(null)
  const count = useRef(0)

  async function send(file: File) {
    onUploaded(await uploadPicture(auth, file))
  }

  /** `room` is how many more pictures the tour may have. */
  async function upload(files: File[], room: number) {
    setError(files.length > room ? text.tooManyPictures(TOUR_IMAGES_MAX) : null)
    const chosen = files.slice(0, Math.max(0, room)).map((file) => {
      count.current += 1
      return { file, upload: { id: count.current, name: file.name, preview: URL.createObjectURL(file) } }
    })
    setUploads((current) => [...current, ...chosen.map((item) => item.upload)])
    for (const { file, upload } of chosen) {
      await send(file).catch((reason) =>
        setError(text.pictureFailed(file.name, errorMessage(reason) ?? text.pictureNotSent)),
      )
      URL.revokeObjectURL(upload.preview)
      setUploads((current) => current.filter(({ id }) => id !== upload.id))
    }
  }

  return { uploads, error, upload }
}
