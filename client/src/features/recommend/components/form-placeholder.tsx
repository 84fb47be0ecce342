import * as text from '../../../messages/en/home/home.ts'

/** The classes of the form's place over the hero, and of its title. */
export const FORM_PLACE = 'wrap relative -mt-24 drop-shadow-ticket md:-mt-28'
export const FORM_BODY = 'p-4 pb-3 md:p-8 md:pr-6'
export const FORM_TITLE = 'text-[1.1875rem] md:text-[2rem]'

/** The form's ticket before the form itself: its title and the lines of its fields. */
export const FormPlaceholder = () => (
  <div aria-hidden className={FORM_PLACE}>
    <div className="dream-ticket dream-placeholder">
      <div className={FORM_BODY}>
        <p className={`font-[560] font-display leading-[1.15] tracking-[-0.015em] ${FORM_TITLE}`}>{text.formTitle}</p>
        <div />
      </div>
    </div>
  </div>
)
