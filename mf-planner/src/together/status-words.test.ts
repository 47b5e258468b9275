import { roomMessages } from '@site/contracts/room'
import { expect, test } from 'vitest'
import type { RoomView } from '../room/room-client.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { statusWords } from './status-words.ts'

type View = Parameters<typeof statusWords>[0]

const plan: RoomView['plan'] = {
  body: bodyFor('Melbourne', 7),
  trip: melbourneTrip,
  keys: [],
  costKeys: [],
  setAside: [],
}
const live: View = { status: { at: 'live' }, role: 'edit', plan, stored: true }
const away: View = { ...live, status: { at: 'away', message: roomMessages.unavailable } }
const ended = (reason: keyof typeof roomMessages): View => ({
  ...live,
  status: { at: 'ended', reason, message: roomMessages[reason] },
})

test.each<[string, View, boolean, string]>([
  ['saved', live, false, 'All changes saved.'],
  ['not yet saved', { ...live, stored: false }, false, 'Saving your changes…'],
  ['looked at', { ...live, role: 'view' }, false, 'You’re looking at a plan'],
  ['without a network', away, true, 'You’re offline. Your changes are kept here and sent when you’re back.'],
  ['without the server', away, false, roomMessages.unavailable],
  ['looked at without a network', { ...away, role: 'view' }, true, 'What others change shows up here later'],
  ['not there yet, without a network', { ...away, plan: null }, true, 'opens here when you’re back'],
  ['not there yet, without the server', { ...away, plan: null }, false, 'opens here as soon as we can'],
  ['gone, with a copy here', ended('gone'), false, 'The plan on this page stays with you.'],
  ['gone', { ...ended('gone'), plan: null }, false, 'We delete shared plans 30 days after the last visit.'],
  ['full', ended('full'), false, '50 people have this plan open'],
  ['not loaded', ended('unavailable'), false, 'Reload the page'],
])('a shared plan: %s', (_, view, isOffline, words) => {
  expect(statusWords(view, isOffline).words).toContain(words)
})

test.each<[View, boolean]>([
  [live, false],
  [{ ...live, stored: false }, false],
  [away, true],
  [ended('full'), true],
])('only trouble is said aloud: %j', (view, isTrouble) => {
  expect(statusWords(view, false).isTrouble).toBe(isTrouble)
})
