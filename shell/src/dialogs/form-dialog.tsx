import { Button } from '@stageside/ui/button'
import { Dialog } from '@stageside/ui/dialog'
import { TextAreaField, TextField } from '@stageside/ui/field'
import { Stack } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import type { ReactNode } from 'react'
import { useSubmission, type Submission } from './use-submission.ts'

export interface FormField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly type?: 'email'
  readonly autoComplete?: string
  readonly maxLength: number
  readonly required?: boolean
  readonly multiline?: boolean
}

interface FormDialogProps<Name extends string, Entry> extends Submission<Name, Entry> {
  readonly title: string
  readonly description: string
  readonly fields: readonly FormField<Name>[]
  /** Labels of the button that sends: before, and meanwhile. */
  readonly labels: readonly [idle: string, sending: string]
  /** Whether the browser checks the fields before `read` does, with its own words. */
  readonly browserChecks: boolean
  readonly thanks: string
  /** What a failure shows in place of the form, or null when the form stays, with `renderFailure` below its fields. */
  readonly thanksDespite?: (error: unknown) => string | null
  readonly renderFailure: (error: unknown) => ReactNode
  readonly onClose: () => void
}

/** A dialog with a form that is sent once, and thanks in its place afterwards. Closing it drops what was typed. */
export const FormDialog = <Name extends string, Entry>({
  title,
  description,
  fields,
  labels,
  browserChecks,
  renderFailure,
  onClose,
  ...rest
}: FormDialogProps<Name, Entry>) => {
  const { values, errors, sending, edit, submit } = useSubmission(rest)
  const thanks = sending.isSuccess
    ? rest.thanks
    : sending.isError
      ? (rest.thanksDespite?.(sending.error) ?? null)
      : null
  const send = (form: HTMLFormElement): void => {
    const wrong = submit()
    const first = fields.find(({ name }) => wrong[name] !== undefined)
    if (first === undefined) return
    sending.reset()
    const control = form.elements.namedItem(first.name)
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      {thanks === null ? (
        <form
          noValidate={!browserChecks}
          onSubmit={(event) => {
            event.preventDefault()
            send(event.currentTarget)
          }}
        >
          <Stack $gap={4}>
            {fields.map(({ multiline = false, required = false, ...field }) => {
              const Field = multiline ? TextAreaField : TextField
              return (
                <Field
                  key={field.name}
                  {...field}
                  required={required}
                  optional={!required}
                  value={values[field.name] ?? ''}
                  error={errors[field.name]}
                  onChange={({ target }: { target: { value: string } }) => edit(field.name, target.value)}
                />
              )
            })}
            {sending.isError ? (
              <Notice $tone="error" role="alert">
                {renderFailure(sending.error)}
              </Notice>
            ) : null}
            {/* Not `disabled`: a button that is loses the focus. The form sends once all the same. */}
            <Button type="submit" aria-disabled={sending.isPending}>
              {labels[sending.isPending ? 1 : 0]}
            </Button>
          </Stack>
        </form>
      ) : (
        <Stack $gap={5}>
          <Notice $tone="success" role="status">
            {thanks}
          </Notice>
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
