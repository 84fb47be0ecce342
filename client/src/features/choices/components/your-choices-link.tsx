import { Link } from '@tanstack/react-router'
import { yourChoices } from '../../../messages/en/choices/choices.ts'
import { buttonClass } from '../../../ui/button.tsx'

export const YourChoicesLink = () => (
  <Link to="/choices" className={buttonClass('main')}>
    {yourChoices}
  </Link>
)
