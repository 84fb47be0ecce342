import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { /** Null where there is no page about it. */ id: string | null | undefined; children: ReactNode }

/** The name of a destination, as a link to its page if it has one. */
export const DestinationLink = ({ id, children }: Props) =>
  id ? (
    <Link
      to="/destinations/$destinationId"
      params={{ destinationId: id }}
      className="underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  ) : (
    children
  )
