import { type ReactNode, useState } from 'react'
import * as text from '../messages/en/lib/common.ts'

type Props = {
  src: string | null
  srcSet?: string
  sizes?: string
  alt: string
  /** Rendered without a picture and when it fails to load. */
  fallback: ReactNode
  className?: string
  eager?: boolean
}

export function Picture({ src, srcSet, sizes, alt, fallback, className = '', eager = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || failed === src) return fallback
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      // Our illustrations have a fixed size. The size of other images is unknown; their container has one.
      {...(src.includes('/pictures/') && { width: 1200, height: 800 })}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
    />
  )
}

/** The grey placeholder of a missing picture. */
export const NoImage = () => (
  <div className="grid size-full place-items-center bg-[light-dark(#d9d9dc,#383d58)] font-[650] text-[light-dark(#4b4b55,#c6c8d6)]">
    {text.noImage}
  </div>
)
