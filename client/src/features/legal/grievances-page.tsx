import { Link } from '@tanstack/react-router'
import { LEGAL_LINK, LegalPage, LegalSection } from './legal-page.tsx'
import { GrievanceOfficer } from './operator.tsx'

const DEADLINES = [
  [
    'Within 2 hours',
    'we remove pictures or texts that show you naked or in a sexual act, or that pretend to be you, also altered or made by a computer. You or somebody for you can ask for it.',
  ],
  [
    'Within 36 hours',
    'we act on requests to remove what the law or our terms forbid, such as what is obscene, harms children, impersonates somebody or breaks the law.',
  ],
  ['Within 24 hours', 'we acknowledge every other complaint with a number.'],
  ['Within 7 days', 'we resolve it and tell you the reasons.'],
] as const

export const GrievancesPage = () => (
  <LegalPage
    title="Complaints and grievances"
    intro="Who answers complaints about Saathi, and how soon."
    changed="22 November 2026"
  >
    <LegalSection title="Grievance officer">
      <p>Write to this person about content, other users, our decisions or your data:</p>
      <GrievanceOfficer />
    </LegalSection>
    <LegalSection title="How to complain">
      <ul>
        <li>About a person or a message: use Report in their profile or the conversation. Your report is anonymous.</li>
        <li>
          About anything else: write to the officer, or use the{' '}
          <Link to="/contact" className={LEGAL_LINK}>
            contact form
          </Link>
          . You need no account.
        </li>
        <li>Say what it is about, with the address of the page, and how we can reach you.</li>
        <li>If somebody is in danger, call 112 first.</li>
      </ul>
    </LegalSection>
    <LegalSection title="How soon we answer">
      <dl className="mt-4 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-4">
        {DEADLINES.map(([when, what]) => (
          <div key={when} className="contents">
            <dt className="whitespace-nowrap font-[650] max-sm:mt-3">{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>Urgent requests have a queue of their own and are not left for the next working day.</p>
    </LegalSection>
    <LegalSection title="If you do not agree">
      <p>
        You can appeal to the Grievance Appellate Committee of the Government of India within 30 days of our answer, and
        about personal data to the Data Protection Board of India. Courts are open to you in any case.
      </p>
    </LegalSection>
  </LegalPage>
)
