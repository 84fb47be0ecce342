import { CONTACT_INFO, phoneHref } from '@saathi/shared/contact/contact-info'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import * as text from '../../messages/en/contact/contact.ts'

const LINK = 'wrap-anywhere inline-block py-1 font-[600] text-teal underline-offset-4 hover:underline'

/** Phone number, e-mail address, postal address and opening hours. */
export const ContactDetails = ({ className = '' }: { className?: string }) => (
  <dl className={`grid gap-x-8 gap-y-7 ${className}`}>
    <Detail Icon={Phone} title={text.phone}>
      <a href={phoneHref} className={`${LINK} tabular-nums`}>
        {CONTACT_INFO.phone}
      </a>
    </Detail>
    <Detail Icon={Mail} title={text.email}>
      <a href={`mailto:${CONTACT_INFO.email}`} className={LINK}>
        {CONTACT_INFO.email}
      </a>
    </Detail>
    <Detail Icon={MapPin} title={text.address}>
      <address className="not-italic">
        {text.addressLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </Detail>
    <Detail Icon={Clock} title={text.hours}>
      {text.openingHours.map(([days, hours]) => (
        <span key={days} className="block tabular-nums">
          {days} <span className="inline-block">{hours}</span>
        </span>
      ))}
    </Detail>
  </dl>
)

type Props = { Icon: ComponentType<{ className?: string }>; title: string; children: ReactNode }

const Detail = ({ Icon, title, children }: Props) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
    <dt className="contents">
      <span aria-hidden className="row-span-2 grid size-11 place-items-center rounded-full bg-sunk text-terra">
        <Icon className="size-5" />
      </span>
      <span className="font-[650] text-muted text-xs tracking-wide">{title}</span>
    </dt>
    <dd className="col-start-2">{children}</dd>
  </div>
)
