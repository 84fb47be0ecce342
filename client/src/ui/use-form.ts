import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorField, errorMessage } from '../lib/errors.ts'

/** The errors of an input, by field; `form` is about the whole form. */
export type FormErrors<Field extends string = never> = { [field in Field | 'form']?: string | undefined }

type Options<Field extends string> = {
  /** The fields that show an error of their own; any other error is about the whole form. */
  fields?: readonly Field[]
  /** The field of an input that the server names; without it: the one of that name. */
  fieldFor?: (input: string | null) => Field | 'form'
  /** The errors of the input, with which nothing is sent. */
  check?: () => FormErrors<Field>
  /** Sends what was typed. What it throws becomes an error of the form, and the input stays. */
  send: () => unknown
  /** The sentence for what `send` throws; null where it has none. */
  sentenceFor?: (error: unknown) => string | null
  /** The sentence for any other failure, such as a lost connection. */
  failed: string
}

const isEmpty = (errors: object) => Object.values(errors).every((error) => !error)

/** A form that is sent once at a time, and shows at its fields what was wrong. The first wrong field takes the focus. */
export function useForm<Field extends string = never>(options: Options<Field>) {
  const { fields = [], check, send, sentenceFor = errorMessage, failed } = options
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const [busy, setBusy] = useState(false)
  // State would let two clicks through before the next render.
  const isRunning = useRef(false)
  const ref = useFocusOnError(errors)

  const fieldOf = (input: string | null) =>
    options.fieldFor?.(input) ?? fields.find((field) => input === field || input?.startsWith(`${field}.`)) ?? 'form'

  /** Makes a call in place of `send`, for a second button of the form. */
  async function run(call: () => unknown) {
    if (isRunning.current) return
    isRunning.current = true
    setErrors({})
    setBusy(true)
    try {
      await call()
    } catch (error) {
      setErrors({ [fieldOf(errorField(error))]: sentenceFor(error) ?? failed } as FormErrors<Field>)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isRunning.current) return
    const wrong = check?.() ?? {}
    if (isEmpty(wrong)) run(send)
    else setErrors(wrong)
  }

  return { errors, setErrors, busy, run, props: { ref, noValidate: true, 'aria-busy': busy, onSubmit } }
}

/** The ref of a form whose first wrong field takes the focus whenever there are new errors. */
export function useFocusOnError(errors: object | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors && !isEmpty(errors)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}
