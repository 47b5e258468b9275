import { expect, it } from 'vitest'
import { takesForm } from './functions.ts'

it.each([
  ['/functions/v1/notify-intake', true],
  ['/functions/v1/send-contact-email?x=1', true],
  ['/rest/v1/waitlist', true],
  ['/functions/v1/hotels', false],
  ['/functions/v1/notify-intake-too', false],
  ['/contact?next=/rest/v1/waitlist', false],
])('%s submits a form: %s', (url, form) => expect(takesForm(url)).toBe(form))
