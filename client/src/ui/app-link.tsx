import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = Omit<LinkProps, 'to'> & Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'aria-label'> & { to: string }

/** A link to a path from data, such as a navigation list; the router's types accept only literal paths. */
export const AppLink = ({ to, ...rest }: Props) => <Link to={to as '/'} {...rest} />
