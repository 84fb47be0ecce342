import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { WayLost } from './status-page.tsx'

/** What stands where a page could not be put together. */
export const ErrorPage = ({ retry }: { retry: () => void }) => (
  <WayLost
    title="Something went wrong"
    actions={
      <>
        <Button onClick={retry}>Try again</Button>
        <AppLink to="/" className={buttonLook('quiet')}>
          Back to Home
        </AppLink>
      </>
    }
  >
    <p>We could not load this page just now. Please check your connection and try again.</p>
  </WayLost>
)
