import { describe, expect, it } from 'vitest'
import { readContributions, type ContributionsDefinition } from './contributions.ts'
import { composeFrame, withContributions } from './frame.ts'

const from = (name: string, definition: ContributionsDefinition) => ({
  name,
  contributions: readContributions(definition).contributions,
})
const link = (id: string, order: number, rest: object = {}) => ({ id, order, label: id, to: `/${id}`, ...rest })

describe('composeFrame', () => {
  it('orders by order, then by id, whoever contributes first', () => {
    const a = from('mf-a', { links: [link('late', 30), link('same-b', 20)] })
    const b = from('mf-b', { links: [link('early', 10), link('same-a', 20)] })
    const ids = (contributors: Parameters<typeof composeFrame>[0]) =>
      composeFrame(contributors, false).links.map(({ id }) => id)
    expect(ids([a, b])).toEqual(['early', 'same-a', 'same-b', 'late'])
    expect(ids([b, a])).toEqual(ids([a, b]))
  })

  it('puts a link into the menu of another remote, and leaves out a menu without links and a link without its menu', () => {
    const menus = { menus: [{ id: 'events', order: 1, label: 'Events' }] }
    const owner = from('mf-a', { menus: [...menus.menus, { id: 'empty', order: 2, label: 'Empty' }] })
    const other = from('mf-b', { links: [link('x', 1, { menu: 'events' }), link('y', 1, { menu: 'nobodys' })] })
    const { menus: shown, links } = composeFrame([owner, other], false)
    expect(shown.map(({ id }) => id)).toEqual(['events'])
    expect(links.map(({ id, by }) => `${by} ${id}`)).toEqual(['mf-b x'])
  })

  it('shows what is for previews to whoever chose versions alone', () => {
    const preview = from('mf-a', { links: [link('new', 1, { audience: 'preview' })] })
    expect(composeFrame([preview], false).links).toEqual([])
    expect(composeFrame([preview], true).links).toEqual([{ id: 'new', order: 1, label: 'new', to: '/new', by: 'mf-a' }])
  })

  it('leaves out the button of a dialog that nobody has', () => {
    const actions = [{ id: 'join', order: 1, label: 'Join', opens: 'waitlist' }]
    expect(composeFrame([from('mf-a', { actions })], false).actions).toEqual([])
    const shell = from('shell', { dialogs: [{ name: 'waitlist', component: 'waitlist' }] })
    expect(composeFrame([from('mf-a', { actions }), shell], false).actions).toHaveLength(1)
  })

  it('fills a slot only in the version of its props that is offered', () => {
    const owner = from('mf-a', { slots: [{ name: 'mf-a/below', props: 2, bytes: 9000 }] })
    const fill = (props: number) =>
      from('mf-b', { fills: [{ slot: 'mf-a/below', props, order: 1, component: 'card' }] })
    expect(composeFrame([owner, fill(1)], false).fills).toEqual([])
    expect(composeFrame([owner, fill(2)], false).fills).toEqual([
      { slot: 'mf-a/below', order: 1, component: 'card', by: 'mf-b' },
    ])
  })
})

describe('readContributions', () => {
  it('leaves out what it does not understand and keeps the rest', () => {
    const recorded = { links: [link('good', 1), { id: 'bad' }, 7], footer: 'none', unknownKind: [1] }
    const { contributions, problems } = readContributions(recorded)
    expect(contributions.links.map(({ id }) => id)).toEqual(['good'])
    expect(contributions.footer).toEqual([])
    expect(problems).toHaveLength(3)
  })

  it.each([undefined, null, 'text', 3, []])('reads %j as nothing', (recorded) => {
    const { contributions } = readContributions(recorded)
    expect(composeFrame([{ name: 'mf-a', contributions }], false).links).toEqual([])
  })
})

describe('withContributions', () => {
  it('replaces what one remote contributes and keeps the others', () => {
    const fills = [{ slot: 'mf-b/below', props: 1, order: 1, component: 'card' }]
    const owner = from('mf-b', { links: [link('b', 2)], slots: [{ name: 'mf-b/below', props: 1, bytes: 9000 }] })
    const before = composeFrame([from('mf-a', { links: [link('old', 1)], fills }), owner], false)
    const after = withContributions(before, 'mf-a', from('mf-a', { links: [link('new', 3)], fills }).contributions)
    expect(after.links.map(({ id }) => id)).toEqual(['b', 'new'])
    expect(after.fills).toEqual(before.fills)
  })
})
