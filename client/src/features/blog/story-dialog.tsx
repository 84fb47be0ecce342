import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { imageSrc } from '../../lib/image-src.ts'
import { NoImage, Picture } from '../../ui/picture.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import type { Story } from './stories.ts'

type Props = { story: Story; onClose: () => void }

/** A story in full, over the page. Escape, and a click beside it, close it; focus goes back to where it was. */
export function StoryDialog({ story, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the dialog has left the page, so that closing it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby="story-title"
      onCancel={(event) => {
        event.preventDefault() // the address closes it
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-3xl overflow-hidden rounded-3xl bg-card p-0 text-ink shadow-lift backdrop:bg-night/60"
    >
      <button
        type="button"
        aria-label="Close the story"
        onClick={onClose}
        className="absolute top-3 right-3 z-1 grid size-12 place-items-center rounded-full bg-night text-on-night focus-visible:outline-marigold"
      >
        <X aria-hidden className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="The story" tabIndex={0} className="max-h-[calc(100dvh-1.5rem)] overflow-y-auto">
        <div className="aspect-16/9 overflow-hidden" style={{ backgroundColor: story.colour }}>
          <Picture
            src={imageSrc(story.image)}
            alt={story.alt}
            eager
            fallback={<NoImage />}
            className="size-full object-cover"
          />
        </div>
        <div className="px-6 pt-7 pb-9 md:px-12 md:pt-10 md:pb-12">
          <h2 id="story-title" className="text-3xl">
            {story.title}
          </h2>
          <p className="mt-3">
            <span className="font-[650]">{story.teller}</span> <span className="text-muted">· {story.byline}</span>
          </p>
          <div className="mt-6 grid gap-4 text-lg leading-relaxed">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-8">
            <ShareButton
              label="Share this story"
              text={story.title}
              url={`${window.location.origin}/blog?story=${story.slug}`}
            />
          </div>
        </div>
      </section>
    </dialog>
  )
}
