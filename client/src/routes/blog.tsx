import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../features/blog/blog-page.tsx'
import { findPost } from '../features/blog/posts.ts'
import { useTitle } from '../lib/use-title.ts'
import * as text from '../messages/en/blog/blog.ts'

export const Route = createFileRoute('/blog')({
  // The component looks up the post, so that the posts are loaded with this page only.
  validateSearch: ({ story }: { story?: string }): { story?: string } => ({ story }),
  component: Blog,
})

function Blog() {
  const { story: slug } = Route.useSearch()
  const navigate = Route.useNavigate()
  const post = findPost(slug)
  useTitle(post?.title ?? text.documentTitle)
  return <BlogPage openPost={post} onClose={() => navigate({ search: {}, resetScroll: false, replace: true })} />
}
