import { Link } from '@tanstack/react-router'
import * as text from '../../messages/en/legal/grievances.ts'
import * as legal from '../../messages/en/legal/legal.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { LEGAL_LINK, LegalPage, LegalSection } from './legal-page.tsx'
import { GrievanceOfficer } from './operator.tsx'

const CONTACT = {
  contact: (words: string) => (
    <Link to="/contact" className={LEGAL_LINK}>
      {words}
    </Link>
  ),
}

export const GrievancesPage = () => (
  <LegalPage title={text.title} intro={text.intro} changed={legal.changed}>
    <LegalSection title={text.officerTitle}>
      <p>{text.officer}</p>
      <GrievanceOfficer />
    </LegalSection>
    <LegalSection title={text.howTitle}>
      <ul>
        {text.how.map((sentence) => (
          <li key={sentence}>
            <RichText text={sentence} tags={CONTACT} />
          </li>
        ))}
      </ul>
    </LegalSection>
    <LegalSection title={text.whenTitle}>
      <dl className="mt-4 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-4">
        {text.deadlines.map(([when, what]) => (
          <div key={when} className="contents">
            <dt className="whitespace-nowrap font-[650] max-sm:mt-3">{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{text.urgent}</p>
    </LegalSection>
    <LegalSection title={text.appealTitle}>
      <p>{text.appeal}</p>
    </LegalSection>
  </LegalPage>
)
