import type { ComponentProps, ReactNode } from 'react'
import { FormError } from './form-error.tsx'
import { FormButtons } from './form-footer.tsx'
import type { useForm } from './use-form.ts'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'errors' | 'props'>
  title: string
  titleClass?: string
  /** Shown below the title. */
  intro?: ReactNode
  /** Shown below the error of the form. */
  below?: ReactNode
  /** The fields. */
  children: ReactNode
} & Pick<ComponentProps<typeof FormButtons>, 'label' | 'busyLabel' | 'onCancel' | 'after'>

/** A form that fills a drawer. Its buttons stay at the drawer's foot. */
export const DrawerForm = ({ form, title, titleClass = 'text-2xl', intro, below, children, ...props }: Props) => (
  <form {...form.props} aria-label={title}>
    <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
      <div className="grid gap-2">
        <h2 className={`pr-14 [overflow-wrap:anywhere] ${titleClass}`}>{title}</h2>
        {intro}
      </div>
      {children}
      <FormError>{form.errors.form}</FormError>
      {below}
    </div>
    <FormButtons
      {...props}
      form={form}
      className="sticky bottom-0 z-5 items-center gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8"
    />
  </form>
)
