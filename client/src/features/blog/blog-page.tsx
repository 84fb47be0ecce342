import { STORIES, type Story } from './stories.ts'
import { StoryCard } from './story-card.tsx'
import { StoryDialog } from './story-dialog.tsx'

type Props = {
  /** The story that the address names. */
  story: Story | null
  onClose: () => void
}

/** What travellers told us when they were back. */
export const BlogPage = ({ story, onClose }: Props) => (
  <div className="wrap pt-10 md:pt-16">
    <h1 tabIndex={-1} className="max-w-[16ch] text-[clamp(2.25rem,1rem+5vw,4rem)]">
      They came back and told us
    </h1>
    <p className="mt-4 text-lg text-muted">
      Three trips, in the words of those who made them: the good part, the part that went wrong, and what it came to.
    </p>
    <ul className="grid gap-5 pt-10 md:grid-cols-2 md:pt-14 lg:grid-cols-3 lg:gap-6">
      {STORIES.map((each, at) => (
        <li key={each.slug} className="min-w-0 md:max-lg:first:col-span-2">
          <StoryCard story={each} eager={at === 0} />
        </li>
      ))}
    </ul>
    {story && <StoryDialog key={story.slug} story={story} onClose={onClose} />}
  </div>
)
