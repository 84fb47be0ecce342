import * as text from '../../messages/en/shell/not-found.ts'
import { backHome } from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { StatusPage } from './status-page.tsx'

/** The 404 page. */
const NotFoundPage = ({ title = text.notFoundTitle }: { title?: string }) => (
  <StatusPage
    title={title}
    actions={
      <AppLink to="/" className={buttonClass('main')}>
        {backHome}
      </AppLink>
    }
  >
    <p>{text.notFound}</p>
  </StatusPage>
)

export default NotFoundPage
