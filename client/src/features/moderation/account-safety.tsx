import Decisions from './decisions.tsx'
import { OwnReports } from './own-reports.tsx'
import { PhotoCheck } from './photo-check.tsx'

/** What an account has to do with the moderators. */
const AccountSafety = () => (
  <>
    <PhotoCheck />
    <OwnReports />
    <Decisions />
  </>
)
export default AccountSafety
