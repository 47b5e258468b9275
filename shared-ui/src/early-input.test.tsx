import { act, cleanup, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlyValue, useEarlyInput } from './early-input.tsx'

const Form = () => {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ subject: 'b' })
  useEarlyInput(form, (name, value) => setValues((before) => ({ ...before, [name]: value })))
  const edit = (name: string, value: string) => setValues({ ...values, [name]: value })
  return (
    <form ref={form}>
      <input name="who" value={values['who'] ?? ''} onChange={({ target }) => edit('who', target.value)} />
      <textarea name="what" value={values['what'] ?? ''} onChange={({ target }) => edit('what', target.value)} />
      <select name="subject" value={values['subject']} onChange={({ target }) => edit('subject', target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

let container: HTMLElement
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  container.remove()
})

const known = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')
const control = (name: string) => {
  const found = container.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`no ${name}`)
  return found
}

test('reports what was typed before hydration, and nothing else', () => {
  container.innerHTML = renderToString(<Form />)
  control('who').value = 'Ada'
  control('what').value = 'Tickets'
  act(() => void hydrateRoot(container, <Form />))
  expect(known()).toEqual({ who: 'Ada', what: 'Tickets', subject: 'b' })
  expect(control('who').value).toBe('Ada')
})

test('reports nothing for an untouched form', () => {
  container.innerHTML = renderToString(<Form />)
  act(() => void hydrateRoot(container, <Form />))
  expect(known()).toEqual({ subject: 'b' })
})

test.each([
  ['<select><option value="" selected></option><option>b</option></select>', null],
  ['<select><option>a</option><option>b</option></select>', null],
  ['<input type="radio" value="yes">', null],
  ['<input type="radio" value="yes" checked>', null],
  ['<input value="as served">', null],
  ['<textarea>as served</textarea>', null],
  ['<p>no control</p>', null],
])('reports nothing for %s as served', (html, expected) => {
  container.innerHTML = html
  expect(earlyValue(container.firstElementChild ?? container)).toBe(expected)
})

test('reports a choice made before hydration', () => {
  container.innerHTML = '<input type="radio" value="yes"><select><option>a</option><option>b</option></select>'
  const [radio, select] = container.children
  if (!(radio instanceof HTMLInputElement) || !(select instanceof HTMLSelectElement)) throw new Error('no controls')
  radio.checked = true
  select.value = 'b'
  expect([earlyValue(radio), earlyValue(select)]).toEqual(['yes', 'b'])
})
