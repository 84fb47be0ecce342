import { Link } from '@tanstack/react-router'
import { imageSrc } from '../../lib/image-src.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NoImage, Picture } from '../../ui/picture.tsx'
import type { Story } from './stories.ts'

/** A story as a postcard: its picture, its first words, and the way into it. */
export const StoryCard = ({ story, eager }: { story: Story; eager: boolean }) => (
  <article className="flex h-full flex-col overflow-hidden rounded-3xl border border-line bg-card shadow-lift">
    <div className="aspect-16/10 overflow-hidden" style={{ backgroundColor: story.colour }}>
      <Picture
        src={imageSrc(story.image)}
        alt={story.alt}
        eager={eager}
        fallback={<NoImage />}
        className="size-full object-cover"
      />
    </div>
    <div className="flex grow flex-col p-6">
      <h2 className="text-2xl">{story.title}</h2>
      <p className="mt-3 text-muted">{story.opening}</p>
      <div className="mt-auto flex flex-col items-start justify-between gap-4 pt-6 lg:flex-row lg:items-end">
        <p className="text-sm">
          <span className="block font-[650]">{story.teller}</span>
          <span className="text-muted">{story.byline}</span>
        </p>
        <Link
          to="/blog"
          search={{ story: story.slug }}
          resetScroll={false}
          aria-label={`Read More: ${story.title}`}
          className={`${buttonClass('main')} shrink-0`}
        >
          Read More
        </Link>
      </div>
    </div>
  </article>
)
