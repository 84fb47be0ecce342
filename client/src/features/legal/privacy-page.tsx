import { STORED_DATA } from '@saathi/shared/stored-data'
import { Link } from '@tanstack/react-router'
import { LEGAL_LINK, LegalPage, LegalSection } from './legal-page.tsx'
import { GrievanceOfficer, NOT_SET, useLegalSettings } from './operator.tsx'

const daysOf = (days: number | null | undefined) => (days ? `${days} days` : NOT_SET)

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy"
    intro="What we store about you, why, for how long, and what you can do about it."
    changed="22 November 2026"
  >
    <LegalSection title="In short">
      <ul>
        <li>We use your data to run Saathi. We do not sell it, show no advertising and use no trackers.</li>
        <li>You can download all of it, and delete your account, in your profile under Edit Profile.</li>
        <li>Saathi is for people who are 18 or older.</li>
      </ul>
    </LegalSection>
    <StoredDataList />
    <LegalSection title="In your browser">
      <p>
        Your browser keeps your session, the theme you chose, and drafts that you have not sent. One cookie without your
        name tells browsers behind the same network apart when somebody logs in or asks for a code, so that attempts can
        be limited. It lasts a day, or 30 days after a log-in.
      </p>
    </LegalSection>
    <LegalSection title="Who else gets data">
      <ul>
        <li>Our hosting, database and mail services, which work for us.</li>
        <li>Google, if you log in with Google or if this site uses Firebase to log people in.</li>
        <li>
          If this site has an AI service connected to the help chat: your questions, without your name. The chat says so
          when none is connected.
        </li>
        <li>The map on the contact page loads its tiles from a map service, which sees your network address.</li>
        <li>Authorities, when the law obliges us.</li>
      </ul>
    </LegalSection>
    <LegalSection title="Your rights">
      <p>Under the Digital Personal Data Protection Act, 2023 you may</p>
      <ul>
        <li>see and download your data, and have it corrected, completed or deleted;</li>
        <li>take back your consent, which is as easy as giving it: delete your account;</li>
        <li>name somebody who may use these rights if you die or cannot act;</li>
        <li>complain to our grievance officer, and after that to the Data Protection Board of India.</li>
      </ul>
      <p>
        How a complaint works stands under{' '}
        <Link to="/grievances" className={LEGAL_LINK}>
          Complaints
        </Link>
        . Write to:
      </p>
      <GrievanceOfficer />
    </LegalSection>
  </LegalPage>
)

function StoredDataList() {
  const retention = useLegalSettings()?.retention
  return (
    <LegalSection title="What we store">
      <ul className="list-none! pl-0!">
        {STORED_DATA.map(({ title, what, use, keptFor }) => (
          <li key={title} className="mt-4! rounded-2xl border border-line bg-card p-5">
            <h3 className="text-lg">{title}</h3>
            <p>{what}</p>
            <p>
              <strong className="font-[650]">Why and who sees it:</strong> {use}
            </p>
            <p>
              <strong className="font-[650]">How long:</strong> {retention && keptFor(retention)}
            </p>
          </li>
        ))}
      </ul>
      <p>
        What the law asks us to keep is kept sealed, as said above, and deleted when its time is over. Logs of the
        server hold no names, addresses or texts and are kept for {daysOf(retention?.logDays)}. What you delete can stay
        in backups for {daysOf(retention?.backupDays)}.
      </p>
    </LegalSection>
  )
}
