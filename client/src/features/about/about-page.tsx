import type { ReactNode } from 'react'
import * as text from '../../messages/en/about/about.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { AboutHead } from './about-head.tsx'
import { type Member, TEAM } from './team.ts'

/** The About Us page. `contact` is rendered at its end. */
export const AboutPage = ({ contact }: { contact: ReactNode }) => (
  <>
    <AboutHead id="about-title" />
    <section className="wrap grid gap-x-14 gap-y-6 pt-14 md:grid-cols-2 md:pt-20">
      <p className="text-lg leading-relaxed">{text.howWeBegan}</p>
      <p className="text-lg leading-relaxed">{text.howWeWork}</p>
    </section>
    <section aria-labelledby="team-title" className="wrap pt-16 md:pt-24">
      <SectionHead id="team-title" title={text.teamTitle}>
        <p>{text.teamIntro}</p>
      </SectionHead>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {TEAM.map((member) => (
          <li key={member.id} className="min-w-0">
            <MemberCard {...member} />
          </li>
        ))}
      </ul>
    </section>
    {contact}
  </>
)

/** A team member's card: avatar, name, role and biography. */
const MemberCard = ({ id, name, role, bio }: Member) => (
  <article className="h-full overflow-hidden rounded-3xl border border-line bg-card shadow-lift">
    <div aria-hidden className="pattern-strip mt-4" />
    <div className="p-6">
      <Avatar id={id} name={name} picture={null} className="size-28" />
      <h3 className="mt-5 text-xl">{name}</h3>
      <p className="mt-1.5 font-[650] text-sm text-terra">{role}</p>
      <p className="mt-3 text-muted">{bio}</p>
    </div>
  </article>
)
