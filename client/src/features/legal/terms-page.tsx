import { Link } from '@tanstack/react-router'
import { LEGAL_LINK, LegalPage, LegalSection } from './legal-page.tsx'

export const TermsPage = () => (
  <LegalPage title="Terms of use" intro="What you agree to when you use Saathi." changed="22 November 2026">
    <LegalSection title="What Saathi is">
      <p>
        Saathi suggests places and packages in India, and helps travellers find each other. Tours are hosted by
        travellers. Saathi is not a travel agent, does not run tours and is no party to what travellers agree on.
      </p>
    </LegalSection>
    <LegalSection title="Your account">
      <ul>
        <li>You must be 18 or older to join tours, match and write messages.</li>
        <li>Use your own name and pictures. One person, one account.</li>
        <li>Keep your password to yourself. Tell us if somebody else has used your account.</li>
        <li>You can delete your account at any time.</li>
      </ul>
    </LegalSection>
    <LegalSection title="Money">
      <p>
        Saathi holds no money and takes no payments. Prices are what a host or we expect a trip to cost. What you pay,
        to whom and when, and what you get back after a cancellation, is between you and the host. Ask before you pay.
      </p>
    </LegalSection>
    <LegalSection title="Tours and safety">
      <ul>
        <li>Hosts describe their tour truthfully, and cancel it here when it does not take place.</li>
        <li>Guests take their seat, or leave it early enough for somebody else.</li>
        <li>We do not check who people are. Meet in public first, and tell somebody where you are going.</li>
        <li>Check permits, weather, trains and your own insurance yourself. Our costs and advice can be wrong.</li>
      </ul>
    </LegalSection>
    <LegalSection title="What is not allowed">
      <ul>
        <li>Anything against the law, and helping others to do it.</li>
        <li>Harassment, threats, hate, and sexual messages that nobody asked for.</li>
        <li>Pretending to be somebody else, and pictures that are altered to deceive.</li>
        <li>Nudity, sexual acts, and anything that harms children.</li>
        <li>Spam, fraud, selling, and asking for money under a pretext.</li>
        <li>Publishing other people’s private data or works without their permission.</li>
        <li>Attacking the site, or collecting its data with programs.</li>
      </ul>
      <p>
        You can report and block people in their profile. We may remove what breaks these rules and warn or suspend
        whoever posted it. You can complain about such a decision under{' '}
        <Link to="/grievances" className={LEGAL_LINK}>
          Complaints
        </Link>
        .
      </p>
    </LegalSection>
    <LegalSection title="What you post">
      <p>
        It stays yours. You allow us to store it and show it on Saathi for as long as you leave it there. Whether a tour
        may be seen outside Saathi is the host’s choice.
      </p>
    </LegalSection>
    <LegalSection title="What we answer for">
      <p>
        We run Saathi with care, but cannot promise that it is always there or free of errors. We do not answer for what
        travellers do to each other. Nothing here limits rights that the law gives you and that cannot be given up.
      </p>
    </LegalSection>
    <LegalSection title="Law and changes">
      <p>
        The law of India applies. When these terms change in a way that matters, we say so on the site before the change
        takes effect. How we use your data stands under{' '}
        <Link to="/privacy" className={LEGAL_LINK}>
          Privacy
        </Link>
        .
      </p>
    </LegalSection>
  </LegalPage>
)
