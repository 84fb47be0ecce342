import type { Group, Poll } from '@saathi/shared/groups/schema'
import { ChartBar } from 'lucide-react'
import { useId, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { LANES } from '../../../lib/offline/mutation-classes.ts'
import { useWrites } from '../../../lib/offline/writes.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import * as unsentText from '../../../messages/en/offline/offline.ts'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { UnsentNote } from '../../../ui/unsent-note.tsx'
import { closingOf } from '../group-times.ts'
import { useGroupEntry } from '../hooks/use-group-entry.ts'
import { isOpen, shareOf, votesAfter, withVotes } from '../votes.ts'
import { rowId } from './message-row.tsx'
import { ReportEntry } from './report-entry.tsx'

/** The conversation takes the answers. */
const ignore = () => {}

type Props = { poll: Poll; group: Group; readerId: string; onReport: () => void }

/** A poll with its results. Choosing votes at once, and may be changed until it closes or the tour is cancelled. */
export function PollCard({ poll: stored, group, readerId, onReport }: Props) {
  const id = useId()
  const tourId = group.tour._id
  const { change, put } = useGroupEntry(tourId)
  // One after the other, so that of two quick votes the last one counts.
  const vote = trpc.groups.vote.useMutation({ scope: { id: `vote ${tourId} ${stored.number}` } })
  const writes = useWrites(LANES.group(tourId), ignore)
  const votes = writes.unsent.flatMap((write) =>
    write.name === 'groups.vote' && write.input.number === stored.number ? [write] : [],
  )
  const last = votes.findLast(({ state }) => state === 'sending' || state === 'waiting')
  /** The votes of a call that is being made. */
  const [voting, setVoting] = useState<number[] | null>(null)
  const shown = voting ?? last?.input.choices
  const poll = shown ? withVotes(stored, shown) : stored
  const close = trpc.groups.closePoll.useMutation()
  const [now] = useState(() => new Date())
  const closed = group.tour.cancelled || !isOpen(poll, Date.now())
  const mayClose = !closed && (group.host || poll.from?._id === readerId)

  async function choose(choice: number, on: boolean) {
    const input = { tourId, number: poll.number, choices: votesAfter(poll, choice, on) }
    setVoting(input.choices)
    const say = (error: unknown) => toast.error(errorMessage(error) ?? text.failed)
    await writes.call({ name: 'groups.vote', input }, async () => put(await vote.mutateAsync(input))).catch(say)
    setVoting((current) => (current === input.choices ? null : current))
  }

  return (
    <li
      id={rowId(poll.number)}
      tabIndex={-1}
      className="my-1 w-full max-w-120 self-center rounded-3xl border border-line bg-paper px-4.5 pt-4 pb-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-1.5 rounded-full bg-sunk px-3 py-0.75 font-[650] text-xs">
          <ChartBar aria-hidden className="size-4" />
          {text.poll}
        </span>
        <span className="flex items-center gap-1 text-muted text-xs">
          {closed ? text.pollClosed : poll.closesAt && closingOf(poll.closesAt, now)}
          {poll.from && poll.from._id !== readerId && (
            <ReportEntry label={text.reportPoll(poll.question)} onClick={onReport} />
          )}
        </span>
      </div>
      <h2 id={id} className="mt-2 text-lg [overflow-wrap:anywhere]">
        {poll.question}
      </h2>
      <p className="text-muted text-xs">
        <span className="sr-only">{text.askedBy(poll.from?.name ?? text.deletedAccount)} </span>
        {!closed && (poll.severalVotes ? text.manyVotes : text.oneVote)}
      </p>
      <fieldset aria-labelledby={id} className="mt-1 min-w-0">
        {poll.choices.map((choice, index) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a poll never change
            key={index}
            group={id}
            choice={choice}
            voterCount={poll.voterCount}
            several={poll.severalVotes}
            closed={closed}
            onChange={(on) => choose(index, on)}
          />
        ))}
      </fieldset>
      {votes.map(
        (write) =>
          (write.state === 'refused' || write.state === 'late') && (
            <UnsentNote
              key={write.id}
              name={text.yourVote}
              reason={write.refusal ?? unsentText.late}
              onRetry={() => writes.retry(write.id)}
              onDiscard={() => writes.discard(write.id)}
            />
          ),
      )}
      <div className="mt-1 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 font-[650] text-leaf text-xs tabular-nums">
          {!closed && (
            <span aria-hidden className="size-2 animate-pulse rounded-full bg-current motion-reduce:animate-none" />
          )}
          {text.voted(poll.voterCount, Math.max(group.memberCount, poll.voterCount))}
        </p>
        {last?.state === 'waiting' && <span className="text-muted text-xs">{unsentText.waiting}</span>}
        {mayClose && (
          <Button
            variant="quiet"
            aria-disabled={close.isPending}
            onClick={() => change(close.mutateAsync({ tourId, number: poll.number }), poll)}
            className="min-h-11! px-4! text-sm"
          >
            {text.closePoll}
          </Button>
        )}
      </div>
    </li>
  )
}

type ChoiceProps = {
  /** The name of the radio group. */
  group: string
  choice: Poll['choices'][number]
  voterCount: number
  several: boolean
  closed: boolean
  onChange: (on: boolean) => void
}

function Choice({ group, choice, voterCount, several, closed, onChange }: ChoiceProps) {
  const id = useId()
  const { text: words, votes, voters, mine } = choice
  return (
    <div className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 not-first:border-line not-first:border-t py-2">
      <input
        id={id}
        type={several ? 'checkbox' : 'radio'}
        name={group}
        checked={mine}
        disabled={closed}
        aria-describedby={`${id}-votes`}
        onChange={({ target }) => onChange(target.checked)}
        // A second press on a radio takes the vote back.
        onClick={() => !several && mine && onChange(false)}
        className="size-5.5 accent-teal"
      />
      <label
        htmlFor={id}
        className={`flex min-h-8 items-center justify-between gap-4 leading-tight ${mine ? 'font-[700]' : 'font-[550]'}`}
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
        <b aria-hidden className="font-[750] tabular-nums">
          {votes}
        </b>
      </label>
      <span
        aria-hidden
        className="col-start-2 h-2.5 overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <span
          className={`block h-full rounded-full transition-[width] duration-300 ${mine ? 'bg-teal' : 'bg-field'}`}
          style={{ width: `${shareOf(votes, voterCount)}%` }}
        />
      </span>
      <p id={`${id}-votes`} className="col-start-2 mt-1 flex min-h-6 items-center text-muted text-xs">
        <span className={votes > 0 ? 'sr-only' : ''}>
          {votes > 0 ? text.votesFrom(text.votesOf(votes), voters.map(({ name }) => name).join(', ')) : text.noVotes}
        </span>
        <AvatarStack people={voters} count={votes} max={8} size="size-6" ring="ring-paper" />
      </p>
    </div>
  )
}
