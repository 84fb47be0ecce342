import type { ReportSubject } from '@saathi/shared/moderation/schema'
import type { Person } from '@saathi/shared/social/schema'
import { Phone, ShieldAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import * as text from '../../messages/en/moderation/unsafe.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ReportForm } from './report-form.tsx'

type Someone = Pick<Person, '_id' | 'name' | 'profilePicture'>
/** A quiet way out: of a tour, or of a match. */
export type WayOut = { means: string; label: string; yes: string; leave: () => Promise<unknown> }

type Props = {
  open: boolean
  onClose: () => void
  /** The people whom the viewer can report or block here. */
  people: Someone[]
  /** Where they are met: the group of a tour, which the report then names. */
  subject?: ReportSubject
  /** Null where the viewer cannot leave. */
  wayOut: WayOut | null
  /** What was done, in place of the way out. */
  done?: string | null
  /** The link for the viewer's family, on the days of a tour. */
  family?: ReactNode
  onBlocked?: () => void
}

/** Help for people who feel unsafe: numbers to call, to report or block somebody, and a quiet way out. */
export function UnsafeSheet(props: Props) {
  const { open, onClose, people, subject, wayOut, done, family, onBlocked = () => {} } = props
  const [chosen, setChosen] = useState<Someone | null>(null)
  function close() {
    setChosen(null)
    onClose()
  }
  return (
    <Drawer label={text.title} title={<Title />} open={open} onClose={close} narrow>
      <div className="grid gap-5 px-5 pt-2 pb-8 md:px-6">
        <Numbers />
        <p role="status" className={done ? PANEL : 'sr-only'}>
          {done}
        </p>
        {chosen ? (
          <section aria-label={text.chooseName(chosen.name)} className={PANEL}>
            <h3 className="text-lg [overflow-wrap:anywhere]">{text.chooseName(chosen.name)}</h3>
            <ReportForm person={chosen} subject={subject} onBlocked={onBlocked} onDone={() => setChosen(null)} />
          </section>
        ) : (
          people.length > 0 && <People people={people} onChoose={setChosen} />
        )}
        {wayOut && !chosen && <Leave wayOut={wayOut} />}
        {!chosen && family}
      </div>
    </Drawer>
  )
}

const Title = () => (
  <span className="flex items-center gap-2.5">
    <ShieldAlert aria-hidden className="size-5.5 shrink-0 text-terra" />
    {text.title}
  </span>
)

const PANEL = 'rounded-3xl border border-line bg-card px-5 py-4'

/** Links, so that they work without a connection. */
const Numbers = () => (
  <section>
    <p>{text.noEmergencyService}</p>
    <ul className="mt-3 grid gap-2.5">
      {text.numbers.map(({ number, name, what }) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            aria-label={text.callNumber(number, name)}
            className="flex min-h-16 items-center gap-4 rounded-3xl border-2 border-terra bg-card px-5 py-2.5 hover:bg-sunk"
          >
            <Phone aria-hidden className="size-5.5 shrink-0 text-terra" />
            <b className="shrink-0 whitespace-nowrap font-bold text-2xl text-terra tabular-nums">{number}</b>
            <span className="min-w-0 leading-snug">
              <span className="block font-[650]">{name}</span>
              <span className="block text-muted text-sm">{what}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

const People = ({ people, onChoose }: { people: Someone[]; onChoose: (person: Someone) => void }) => (
  <section aria-labelledby="unsafe-people" className={PANEL}>
    <h3 id="unsafe-people" className="text-lg">
      {text.aboutSomebody}
    </h3>
    <p className="mt-0.5 text-muted text-sm">{text.reportMeans}</p>
    <ul className="mt-2">
      {people.map((person) => (
        <li key={person._id} className="not-first:border-line not-first:border-t">
          <button
            type="button"
            aria-label={text.chooseName(person.name)}
            onClick={() => onChoose(person)}
            className="flex min-h-14 w-full items-center gap-3 rounded-2xl py-1.5 text-left hover:bg-sunk"
          >
            <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-10" />
            <span className="min-w-0 flex-1 font-[650] [overflow-wrap:anywhere]">{person.name}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

/** Asks once more in its own place, without a second dialog. */
function Leave({ wayOut: { means, label, yes, leave } }: { wayOut: WayOut }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await leave()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="unsafe-leave" className={PANEL}>
      <h3 id="unsafe-leave" className="text-lg">
        {text.leaveTitle}
      </h3>
      <p className="mt-0.5 text-muted text-sm">{means}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant={asking ? 'main' : 'quiet'} disabled={busy} onClick={asking ? confirm : () => setAsking(true)}>
          {busy ? text.busy : asking ? yes : label}
        </Button>
        {asking && (
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {text.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}
