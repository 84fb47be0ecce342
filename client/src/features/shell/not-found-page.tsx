import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { StatusPage } from './status-page.tsx'

/** The 404 page. */
export const NotFoundPage = ({ title = text.notFoundTitle }: { title?: string }) => (
  <StatusPage
    title={title}
    actions={
      <AppLink to="/" className={buttonClass('main')}>
        {text.backHome}
      </AppLink>
    }
  >
    <p>{text.notFound}</p>
  </StatusPage>
)
