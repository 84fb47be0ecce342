import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { Link } from '@tanstack/react-router'
import { storedData } from '../../messages/en/auth/stored-data.ts'
import * as legal from '../../messages/en/legal/legal.ts'
import * as text from '../../messages/en/legal/privacy.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { LEGAL_LINK, LegalList, LegalPage, LegalSection } from './legal-page.tsx'
import { GrievanceOfficer, useLegalSettings } from './operator.tsx'

const daysOf = (days: number | null | undefined) => (days ? legal.days(days) : legal.notSet)
const BOLD = { strong: (words: string) => <strong className="font-[650]">{words}</strong> }

export const PrivacyPage = () => (
  <LegalPage title={text.title} intro={text.intro} changed={legal.changed} version={NOTICE_VERSION}>
    <LegalSection title={text.shortTitle}>
      <LegalList items={text.short} />
    </LegalSection>
    <StoredDataList />
    <LegalSection title={text.browserTitle}>
      <p>{text.browser}</p>
      <p>{text.keptTrips}</p>
      <p>{text.sharedText}</p>
      <p>{text.counts}</p>
    </LegalSection>
    <LegalSection title={text.othersTitle}>
      <LegalList items={text.others} />
    </LegalSection>
    <LegalSection title={text.rightsTitle}>
      <p>{text.rights}</p>
      <LegalList items={text.rightsList} />
      <p>
        <RichText
          text={text.complain}
          tags={{
            grievances: (words) => (
              <Link to="/grievances" className={LEGAL_LINK}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <GrievanceOfficer />
    </LegalSection>
  </LegalPage>
)

function StoredDataList() {
  const retention = useLegalSettings()?.retention
  return (
    <LegalSection title={text.storedTitle}>
      <ul className="list-none! pl-0!">
        {Object.entries(storedData).map(([kind, { title, what, use, keptFor }]) => (
          <li key={kind} className="mt-4! rounded-2xl border border-line bg-card p-5">
            <h3 className="text-lg">{title}</h3>
            <p>{what}</p>
            <p>
              <RichText text={text.why(use)} tags={BOLD} />
            </p>
            <p>
              <RichText text={text.howLong(retention ? keptFor(retention) : '')} tags={BOLD} />
            </p>
          </li>
        ))}
      </ul>
      <p>{text.sealed(daysOf(retention?.logDays), daysOf(retention?.backupDays))}</p>
    </LegalSection>
  )
}
