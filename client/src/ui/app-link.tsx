import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = Omit<LinkProps, 'to'> & Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'aria-label'> & { to: string }

/** A link within the site whose path is plain data (a navigation list), not a literal that the router's types know. */
export const AppLink = ({ to, ...rest }: Props) => <Link to={to as '/'} {...rest} />
