import Decisions from './decisions.tsx'
import { OwnReports } from './own-reports.tsx'
import { PhotoCheck } from './photo-check.tsx'

/** The parts of an account that concern moderators. */
const AccountSafety = () => (
  <>
    <PhotoCheck />
    <OwnReports />
    <Decisions />
  </>
)
export default AccountSafety
