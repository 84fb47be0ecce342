import type { ReactNode } from 'react'
import * as text from '../../messages/en/blog/blog.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** The page with its head and a grid of cards. */
export const BlogFrame = ({ cards }: { cards: { key: string; card: ReactNode }[] }) => (
  <div className="wrap pt-10 md:pt-16">
    <PageHead title={text.title} intro={text.intro} />
    <ul className="grid gap-5 pt-10 md:grid-cols-2 md:pt-14 lg:grid-cols-3 lg:gap-6">
      {cards.map(({ key, card }) => (
        <li key={key} className="min-w-0 md:max-lg:first:col-span-2">
          {card}
        </li>
      ))}
    </ul>
  </div>
)

type Props = {
  /** Shown until the picture has loaded; none in the first paint, where the content policy allows no style. */
  colour?: string
  picture: ReactNode
  children?: ReactNode
}

/** A post's card with its picture. */
export const PostFrame = ({ colour, picture, children }: Props) => (
  <article className="flex h-full flex-col overflow-hidden rounded-3xl border border-line bg-card shadow-lift">
    <div className="aspect-16/10 overflow-hidden" style={{ backgroundColor: colour }}>
      {picture}
    </div>
    {children}
  </article>
)
