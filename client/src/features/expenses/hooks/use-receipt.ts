import { useEffect, useRef, useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { imageSrc } from '../../../lib/image-src.ts'
import { uploadPicture } from '../../../lib/upload-picture.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'

/** The picture of a receipt: it is uploaded as soon as it is chosen, and `onPath` is told where it is. */
export function useReceipt(path: string | null, onPath: (path: string | null) => void) {
  const auth = useAuthActions()
  const [preview, setPreview] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [uploading, setUploading] = useState(false)
  const latest = useRef<string | null>(null)
  useEffect(() => () => void (latest.current && URL.revokeObjectURL(latest.current)), [])

  function show(url: string | null) {
    if (latest.current) URL.revokeObjectURL(latest.current)
    latest.current = url
    setPreview(url)
    setError(null)
    setUploading(false)
  }

  function clear() {
    show(null)
    onPath(null)
  }

  async function choose(file: File) {
    if (!file.type.startsWith('image/')) return setError(text.notAPicture)
    const url = URL.createObjectURL(file)
    show(url)
    setUploading(true)
    try {
      const uploaded = await uploadPicture(auth, file)
      if (latest.current === url) onPath(uploaded)
    } catch (reason) {
      if (latest.current !== url) return
      show(null)
      setError(errorMessage(reason) ?? text.receiptFailed)
    }
    if (latest.current === url) setUploading(false)
  }

  return { shown: preview ?? (path && imageSrc(path)), uploading, error, choose, clear }
}
