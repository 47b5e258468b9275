import { expect, it } from 'vitest'
import { componentsOf, draws } from './coverage.ts'
import type { Stories } from './kinds.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../src/**/*.tsx', '!../src/**/*.test.tsx', '!../src/**/*.stories.tsx'],
  { eager: true },
)
const files = import.meta.glob<{ readonly default: Stories }>('../src/**/*.stories.tsx', { eager: true })

const components = Object.values(modules).flatMap(componentsOf)
const stories = Object.values(files).flatMap((file) => Object.entries(file.default))
const statesOf = (component: string): readonly string[] =>
  stories.flatMap(([name]) => (name.startsWith(`${component}: `) ? [name.slice(component.length + 2)] : []))

/** Components without a look of their own. */
const DRAW_NOTHING: Readonly<Record<string, string>> = {
  GlobalStyle: 'it is around every story',
  FocusPressed: 'it moves the focus and draws nothing',
}

const CONTROL = ['hover', 'focus', 'disabled', 'long text']
const FIELD = ['filled', 'focus', 'disabled', 'error']
/** The states each component has beside its default one. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  Badge: ['tones', 'night', 'long text'],
  Button: [...CONTROL, 'loading', 'night', 'night focus', 'night hover'],
  ButtonLink: ['hover', 'focus', 'long text'],
  ButtonAnchor: ['hover', 'focus', 'long text'],
  Card: ['loading', 'night', 'empty', 'long text'],
  Dialog: ['error', 'loading', 'wide and scrolling', 'long text'],
  Input: [...FIELD, 'night'],
  MapZoom: ['hover'],
  Notice: ['success', 'error', 'night', 'long text'],
  PageScaffold: ['loading', 'long text'],
  PlainList: ['long text'],
  SelectField: ['focus', 'disabled', 'error', 'long text'],
  Stack: ['long text'],
  Row: ['long text'],
  Grid: ['long text'],
  Text: ['night'],
  TextAreaField: [...FIELD, 'long text'],
  TextField: [...FIELD, 'hint', 'long text'],
  Ticket: ['loading', 'night', 'long text'],
  Toaster: ['error', 'empty', 'long text'],
}

it('finds the components of this package', () => expect(components.length).toBeGreaterThan(30))

it.each(components.filter(([name]) => DRAW_NOTHING[name] === undefined))(
  'shows %s by default and in each of its states',
  (name) => expect(statesOf(name)).toEqual(expect.arrayContaining(['default', ...(STATES[name] ?? [])])),
)

it.each(components.filter(([name]) => DRAW_NOTHING[name] === undefined))(
  'draws %s itself in each story that carries its name',
  (name, component) => {
    const own = stories.filter(([story]) => story.startsWith(`${name}: `))
    expect(own.filter(([, story]) => !draws(story, component)).map(([story]) => story)).toEqual([])
  },
)

it('shows what onDemand makes: loaded, loading and failed', () =>
  expect(statesOf('onDemand')).toEqual(['default', 'loading', 'error', 'error of what was opened']))

it('names no story after a component that is not exported', () => {
  const known = new Set(['onDemand', ...components.map(([name]) => name)])
  expect(stories.map(([name]) => name.split(': ')[0]).filter((name) => !known.has(name ?? ''))).toEqual([])
})

it('has no story twice', () => expect(new Set(stories.map(([name]) => name)).size).toBe(stories.length))
