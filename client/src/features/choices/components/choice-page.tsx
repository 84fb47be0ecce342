import type { Choice } from '@saathi/shared/choices/schema'
import { Link } from '@tanstack/react-router'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { PageNotLoaded } from '../../../ui/page-not-loaded.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { ChoiceLinkPanel } from './choice-link-panel.tsx'
import { ChoiceResult } from './choice-result.tsx'
import { ChoiceSkeleton } from './choice-skeleton.tsx'
import { OwnerActs } from './owner-acts.tsx'
import { VoteForm } from './vote-form.tsx'
import { WhoHasVoted } from './who-has-voted.tsx'
import { YourChoicesLink } from './your-choices-link.tsx'

type Props = { choiceId: string; onGone: () => void; onTrip: (tripId: string) => void }

/** While it is open, the others' votes are asked for so often. */
const REFRESH_MS = 10_000

/** A choice: its trips, the reader's vote, who has voted, and in the end what won. */
export function ChoicePage({ choiceId, onGone, onTrip }: Props) {
  const choice = trpc.choices.get.useQuery(
    { choiceId },
    { staleTime: 0, refetchInterval: ({ state: { data } }) => (data && !data.result ? REFRESH_MS : false) },
  )
  useTitle(choice.data?.title ?? text.title)
  if (choice.isPending) return <ChoiceSkeleton />
  if (choice.data) return <Found key={choice.data._id} choice={choice.data} onGone={onGone} onTrip={onTrip} />
  return (
    <PageNotLoaded
      error={choice.error}
      title={text.title}
      gone={{ text: text.gone, link: <YourChoicesLink /> }}
      failed={text.failed}
      onRetry={() => choice.refetch()}
    />
  )
}

type FoundProps = Omit<Props, 'choiceId'> & { choice: Choice }

function Found({ choice, onGone, onTrip }: FoundProps) {
  const { title, owner, mine, closesAt, candidates, result, mayAdd, group, link, voters, people } = choice
  const isVotable = !result && candidates.length > 1
  return (
    <div className="wrap py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere] md:text-4xl">
        {title}
      </h1>
      <p className="mt-1.5 text-muted">
        {[text.startedBy(mine ? null : owner.name), result ? text.closed : text.closesIn(dayAndTimeOf(closesAt))].join(
          ' · ',
        )}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {result && <ChoiceResult choice={choice} result={result} onTrip={onTrip} />}
          <section aria-labelledby="candidates">
            <h2 id="candidates" className="text-xl">
              {isVotable ? text.yourVote : text.candidates}
            </h2>
            {isVotable ? (
              <VoteForm key={choice.vote ? 'voted' : 'new'} choice={choice} />
            ) : (
              <ul className="mt-3 grid gap-4">
                {candidates.map((candidate) => (
                  <li key={candidate.number}>
                    <CandidateCard candidate={candidate} isWinner={result?.winner === candidate.number} />
                  </li>
                ))}
              </ul>
            )}
            {!result && candidates.length < 2 && <p className="mt-3 text-muted">{text.needsTwo}</p>}
            {mayAdd && (
              <Link
                to="/choices/new"
                search={{ choice: choice._id } as never}
                className={`mt-4 ${buttonClass(candidates.length < 2 ? 'main' : 'quiet')}`}
              >
                {text.addAnother}
              </Link>
            )}
          </section>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {mine && !group && !result && (
            <ChoiceLinkPanel choiceId={choice._id} title={title} link={link} left={(voters ?? 0) - people.length} />
          )}
          <WhoHasVoted choice={choice} />
          <OwnerActs choice={choice} onGone={onGone} />
        </aside>
      </div>
    </div>
  )
}
