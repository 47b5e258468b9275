import { expect, it } from 'vitest'
import { readContributions } from './contributions.ts'
import { composeFrame, navEntries } from './frame.ts'
import { packFrame, packedFrame } from './packed-frame.ts'
import { unpackFrame } from './unpack-frame.ts'

const frame = composeFrame(
  [
    {
      name: 'mf-a',
      contributions: readContributions({
        menus: [{ id: 'menu', order: 10, label: 'Menu' }],
        links: [
          { id: 'one', order: 2, label: 'One', to: '/one', menu: 'menu' },
          { id: 'two', order: 1, label: 'Two', to: '/two', menu: 'menu', badge: 'New' },
          { id: 'first', order: 5, label: 'First', to: '/first' },
          { id: 'end', order: 5, label: 'End', to: '/end', button: true },
        ],
        actions: [{ id: 'open', order: 1, label: 'Open', opens: 'thing' }],
        footer: [{ id: 'foot', order: 1, label: 'Foot', column: 'support', to: '/foot' }],
        dialogs: [{ name: 'thing', component: 'thing' }],
        slots: [{ name: 'mf-a/below', props: 1, bytes: 9000 }],
        fills: [{ slot: 'mf-a/below', props: 1, order: 1, component: 'card' }],
        afterSignIn: '/one',
      }).contributions,
    },
  ],
  false,
)

/** What a visitor can tell of an entry. */
const seen = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (['id', 'by', 'order', 'menu'].includes(key) ? undefined : each)),
  )

it('gives, unpacked, the nav, footer, dialogs and slots that were packed', () => {
  const packed = packedFrame.parse(JSON.parse(JSON.stringify(packFrame(frame))))
  const unpacked = unpackFrame(packed)
  expect(seen(navEntries(unpacked))).toEqual(seen(navEntries(frame)))
  expect(seen(unpacked.footer)).toEqual(seen(frame.footer))
  expect(unpacked.dialogs).toEqual(frame.dialogs)
  expect(unpacked.fills).toEqual([{ ...frame.fills[0], order: 0 }])
  expect(unpacked.afterSignIn).toBe('/one')
})
