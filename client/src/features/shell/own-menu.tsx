import { useAuth } from '../../lib/auth-context.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MenuButton } from './menu-button.tsx'
import type { NavUser } from './nav-links.ts'

/** The signed-in user's picture at the top of a phone, which opens the menu. */
export default function OwnMenu({ user }: { user: NavUser }) {
  const me = useAuth().user
  return (
    <MenuButton
      user={user}
      label={text.menu}
      className="grid size-12 place-items-center rounded-full md:hidden hover:bg-on-night/10 focus-visible:outline-on-night"
    >
      <Avatar id={me?._id ?? ''} name={user.name ?? ''} picture={me?.profilePicture ?? null} className="size-9" />
    </MenuButton>
  )
}
