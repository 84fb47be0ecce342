import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { storyOf } from '../features/blog/stories.ts'
import { useTitle } from '../lib/use-title.ts'

export const Route = createFileRoute('/blog')({
  // Which story that is the page finds out: the stories are no part of what every page loads.
  validateSearch: (search: Record<string, unknown>): { story?: string } => ({
    story: typeof search.story === 'string' ? search.story : undefined,
  }),
  component: Blog,
})

function Blog() {
  const { story: slug } = Route.useSearch()
  const navigate = Route.useNavigate()
  const story = storyOf(slug)
  useTitle(story?.title ?? 'Blog')
  return <BlogPage story={story} onClose={() => navigate({ search: {}, resetScroll: false, replace: true })} />
}
