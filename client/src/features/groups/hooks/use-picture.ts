import { useEffect, useRef, useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { uploadPicture } from '../../../lib/upload-picture.ts'
import * as text from '../../../messages/en/groups/groups.ts'

/** The picture of a message: it is uploaded as soon as it is chosen. `path` is null until then. */
type Chosen = { preview: string; path: string | null }

export function usePicture() {
  const auth = useAuthActions()
  const [picture, setPicture] = useState<Chosen | null>(null)
  const [error, setError] = useState<string | null>(null)
  const latest = useRef<string | null>(null)
  useEffect(() => () => void (latest.current && URL.revokeObjectURL(latest.current)), [])

  function clear() {
    if (latest.current) URL.revokeObjectURL(latest.current)
    latest.current = null
    setPicture(null)
    setError(null)
  }

  async function choose(file: File) {
    clear()
    if (!file.type.startsWith('image/')) return setError(text.notAPicture)
    const preview = URL.createObjectURL(file)
    latest.current = preview
    setPicture({ preview, path: null })
    try {
      const path = await uploadPicture(auth, file)
      if (latest.current === preview) setPicture({ preview, path })
    } catch (reason) {
      if (latest.current !== preview) return
      clear()
      setError(errorMessage(reason) ?? text.pictureNotSent)
    }
  }

  return { picture, error, choose, clear }
}
