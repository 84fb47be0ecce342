import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { CoverPicture } from '../../../ui/cover-picture.tsx'
import type { ChoiceSearch } from '../choice-search.ts'

/** The saved places to choose from, for whoever comes without a trip. */
export function PickPlace({ search }: { search: ChoiceSearch }) {
  const saved = trpc.saved.list.useQuery()
  const places = (saved.data?.items ?? []).filter((item) => item.kind === 'destination')
  return (
    <section className="mt-6">
      <h2 className="text-2xl">{text.pickFirst}</h2>
      <p className="mt-1 text-muted">{text.pickIntro}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {places.map(({ id, name, image = null }) => (
          <li key={id}>
            <AppLink
              to="/choices/new"
              search={{ ...search, plan: id } as never}
              className="flex min-h-20 items-center gap-4 overflow-hidden rounded-2xl border border-line bg-card pr-4 font-[650] hover:shadow-lift"
            >
              <CoverPicture image={image} sizes="6rem" className="h-20 w-24 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <AppLink to="/" className={buttonClass('main')}>
          {text.findPlaces}
        </AppLink>
      </div>
    </section>
  )
}
