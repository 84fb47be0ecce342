import { type ReactNode, useState } from 'react'

type Props = {
  src: string | null
  srcSet?: string
  sizes?: string
  alt: string
  /** What stands there when there is no picture, or it does not load. */
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
      // Those that we draw have one size; of others it is not known. Either way the place has its own.
      {...(src.includes('/pictures/') && { width: 1200, height: 800 })}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
    />
  )
}

/** The grey place of a picture that is not there. */
export const NoImage = () => (
  <div className="grid size-full place-items-center bg-[light-dark(#d9d9dc,#383d58)] font-[650] text-[light-dark(#4b4b55,#c6c8d6)]">
    No Image
  </div>
)
