import type { Traveller } from '@saathi/shared/tours/schema'
import type { ReactNode } from 'react'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, type Variant } from '../../../ui/button.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { PersonLink } from './person-link.tsx'

type SmallProps = {
  about: string
  variant?: Variant
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button beside a person; `about` names both for screen readers. */
export const SmallButton = ({ about, children, ...button }: SmallProps) => (
  <Button variant="quiet" aria-label={about} className="ml-auto shrink-0" {...button}>
    {children}
  </Button>
)

type PeopleProps<P extends Traveller> = {
  title: string
  people: P[]
  none: string
  className?: string
  detail?: (person: P, index: number) => ReactNode
  action: (person: P) => ReactNode
  /** Further content between the person and the actions, on lines of its own. */
  more?: (person: P) => ReactNode
}

/** A titled list of people with actions. */
export const People = <P extends Traveller>({
  title,
  people,
  none,
  className,
  detail,
  action,
  more,
}: PeopleProps<P>) => (
  <section aria-label={title} className={className}>
    <h3 className="text-lg">
      {people.length === 0 ? (
        title
      ) : (
        <RichText
          text={text.counted(title, people.length)}
          tags={{ count: (words) => <span className="text-muted tabular-nums">{words}</span> }}
        />
      )}
    </h3>
    {people.length === 0 ? (
      <p className="mt-2 text-muted">{none}</p>
    ) : (
      <ol className="mt-3 grid gap-2.5">
        {people.map((person, index) => (
          <li key={person._id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="flex min-w-0 flex-auto items-center gap-3">
              <Avatar id={person._id} name={person.name} picture={null} className="size-9 shrink-0" />
              <span className="min-w-0">
                <PersonLink person={person} />
                {detail?.(person, index)}
              </span>
            </span>
            {more?.(person)}
            {action(person)}
          </li>
        ))}
      </ol>
    )}
  </section>
)
