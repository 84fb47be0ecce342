import { useLayoutEffect, useRef } from 'react'
import { imageSrc } from '../../lib/image-src.ts'
import * as texts from '../../messages/en/blog/blog.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { NoImage } from '../../ui/picture.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import type { BlogPost } from './posts.ts'

type Props = { post: BlogPost; onClose: () => void }

/** A post in a modal dialog. Escape and a click on the backdrop close it; closing restores the focus. */
export function PostDialog({ post, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect cleans up before the dialog leaves the DOM, so that close() can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby="post-title"
      onCancel={(event) => {
        event.preventDefault() // the URL change closes it
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-3xl overflow-hidden rounded-3xl bg-card p-0 text-ink shadow-lift backdrop:bg-night/60"
    >
      <CloseButton
        label={texts.closeStory}
        onClose={onClose}
        className="absolute top-3 right-3 z-1 bg-night text-on-night focus-visible:outline-marigold"
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <section aria-label={texts.story} tabIndex={0} className="max-h-[calc(100dvh-1.5rem)] overflow-y-auto">
        <div className="aspect-16/9 overflow-hidden" style={{ backgroundColor: post.colour }}>
          <ScenePicture
            src={imageSrc(post.image)}
            alt={post.alt}
            eager
            fallback={<NoImage />}
            className="size-full object-cover"
          />
        </div>
        <div className="px-6 pt-7 pb-9 md:px-12 md:pt-10 md:pb-12">
          <h2 id="post-title" className="text-3xl">
            {post.title}
          </h2>
          <p className="mt-3">
            <span className="font-[650]">{post.author}</span> <span className="text-muted">· {post.byline}</span>
          </p>
          <div className="mt-6 grid gap-4 text-lg leading-relaxed">
            {post.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-8">
            <ShareButton
              label={texts.shareStory}
              text={post.title}
              url={`${window.location.origin}/blog?story=${post.slug}`}
            />
          </div>
        </div>
      </section>
    </dialog>
  )
}
