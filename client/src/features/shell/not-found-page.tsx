import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { StatusPage } from './status-page.tsx'

/** The 404 page. `what` names the missing thing, such as `package`. */
export const NotFoundPage = ({ what = 'page' }: { what?: string }) => (
  <StatusPage
    title={`We could not find that ${what}`}
    actions={
      <AppLink to="/" className={buttonClass('main')}>
        Back to Home
      </AppLink>
    }
  >
    <p>It may have moved, or the link may be missing a letter. The road home is still open.</p>
  </StatusPage>
)
