import type { Home, HomeTask } from '@saathi/shared/home/schema'
import {
  Check,
  type LucideIcon,
  MailOpen,
  MessageCircleQuestion,
  PenLine,
  UserRoundCheck,
  Vote,
  Wallet,
} from 'lucide-react'
import { useId } from 'react'
import * as text from '../../messages/en/home/next-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { taskLink, taskWords } from './task-words.ts'

const ICONS: Record<HomeTask['kind'], LucideIcon> = {
  accept: UserRoundCheck,
  vote: Vote,
  pay: Wallet,
  confirm: Wallet,
  write: PenLine,
}

type Props = { home: Pick<Home, 'tasks' | 'invitations' | 'questions' | 'choices'> }

/** What waits for the user, in a row that scrolls; each leads to where it is done. */
export function Tasks({ home: { tasks, invitations = [], questions = [], choices = [] } }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-3 border-line border-t-2 border-dashed pt-3">
      <h2 id={titleId} className="sr-only">
        {text.tasks}
      </h2>
      {tasks.length + invitations.length + questions.length + choices.length === 0 ? (
        <p className="flex h-16 items-center gap-2 text-muted">
          <Check aria-hidden className="size-5 text-leaf" />
          {text.noTasks}
        </p>
      ) : (
        <ul className="-mx-4 grid snap-x scroll-px-4 md:scroll-px-5 auto-cols-[minmax(min(17rem,80%),1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4 pb-1 md:-mx-5 md:px-5">
          {invitations.map(({ tripId, title, host }) => (
            <li key={tripId} className="snap-start">
              <Tile icon={MailOpen} to="/trips" words={text.invitesYou(host)} title={title} />
            </li>
          ))}
          {questions.map(({ tourId, title, count }) => (
            <li key={`ask ${tourId}`} className="snap-start">
              <Tile
                icon={MessageCircleQuestion}
                to="/tours"
                search={{ tour: tourId }}
                hash="questions"
                words={text.answerQuestions(count)}
                title={title}
              />
            </li>
          ))}
          {choices.map(({ choiceId, title, kind }) => (
            <li key={choiceId} className="snap-start">
              <Tile
                icon={Vote}
                to={`/choices/${choiceId}`}
                words={kind === 'vote' ? text.voteWhere : text.openChosen}
                title={title}
              />
            </li>
          ))}
          {tasks.map((task) => (
            <li key={`${task.kind} ${'ledger' in task ? task.ledger.id : task.tourId}`} className="snap-start">
              <Task task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Task = ({ task }: { task: HomeTask }) => (
  <Tile icon={ICONS[task.kind]} {...taskLink(task)} words={taskWords(task)} title={task.title} />
)

type TileProps = {
  icon: LucideIcon
  to: string
  search?: Record<string, string>
  hash?: string
  words: string
  title: string
}

const Tile = ({ icon: Icon, to, search, hash, words, title }: TileProps) => (
  <AppLink
    to={to}
    search={search as never}
    {...(hash && { hash })}
    className="flex h-16 items-center gap-3 rounded-2xl bg-sunk px-3.5 hover:bg-line focus-visible:outline-offset-[-4px]"
  >
    <Icon aria-hidden className="size-5 shrink-0 text-teal" />
    <span className="min-w-0">
      <span className="block truncate font-[650] tabular-nums">{words}</span>
      <span className="block truncate text-muted text-sm">{title}</span>
    </span>
  </AppLink>
)
