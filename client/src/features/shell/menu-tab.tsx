import { Menu } from 'lucide-react'
import * as text from '../../messages/en/shell/shell.ts'
import { MenuButton } from './menu-button.tsx'

/** A visitor's last tab, which opens the menu. */
export default function MenuTab() {
  return (
    <MenuButton user={null} className="phone-tab">
      <Menu aria-hidden className="size-5.5" />
      {text.menu}
    </MenuButton>
  )
}
