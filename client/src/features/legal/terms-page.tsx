import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { Link } from '@tanstack/react-router'
import * as legal from '../../messages/en/legal/legal.ts'
import * as text from '../../messages/en/legal/terms.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { LEGAL_LINK, LegalList, LegalPage, LegalSection } from './legal-page.tsx'

export const TermsPage = () => (
  <LegalPage title={text.title} intro={text.intro} changed={legal.changed} version={NOTICE_VERSION}>
    <LegalSection title={text.whatTitle}>
      <p>{text.what}</p>
    </LegalSection>
    <LegalSection title={text.accountTitle}>
      <LegalList items={text.account} />
    </LegalSection>
    <LegalSection title={text.moneyTitle}>
      <p>{text.money}</p>
    </LegalSection>
    <LegalSection title={text.safetyTitle}>
      <LegalList items={text.safety} />
    </LegalSection>
    <LegalSection title={text.forbiddenTitle}>
      <LegalList items={text.forbidden} />
      <p>
        <RichText
          text={text.consequences}
          tags={{
            grievances: (words) => (
              <Link to="/grievances" className={LEGAL_LINK}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </LegalSection>
    <LegalSection title={text.postsTitle}>
      <p>{text.posts}</p>
    </LegalSection>
    <LegalSection title={text.liabilityTitle}>
      <p>{text.liability}</p>
    </LegalSection>
    <LegalSection title={text.lawTitle}>
      <p>
        <RichText
          text={text.law}
          tags={{
            privacy: (words) => (
              <Link to="/privacy" className={LEGAL_LINK}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </LegalSection>
  </LegalPage>
)
