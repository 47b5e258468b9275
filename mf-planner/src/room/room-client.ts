import type { RoomRole } from '@site/contracts/room'
import * as Y from 'yjs'
import { MAX_STEPS } from '../plan/history.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { forgetRoom, keepRoom, keptRoom } from './kept-rooms.ts'
import { headMap, LOCAL, stopsMap } from './plan-doc.ts'
import { readPlan, type SharedPlan } from './read-plan.ts'
import { connectRoom, type RoomStatus } from './room-connection.ts'
import { dropSetAside, writeChange } from './write-change.ts'

/** What a page shows of a shared plan. */
export interface RoomView {
  readonly status: RoomStatus
  /** Null until the plan has arrived. */
  readonly plan: SharedPlan | null
  /** Null until one is let in. */
  readonly role: RoomRole | null
  /** The secret of the link for looking. */
  readonly view: string | null
  /** Whether every change made here is stored. */
  readonly stored: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface Room {
  /** Writes what `after` changes in `before`, the plan as it was shown. */
  readonly change: (before: SharedPlan, after: Trip, body?: ItineraryBody) => void
  /** The same as part of the last change, so that one undo takes both back: the server's times for it. */
  readonly amend: (before: SharedPlan, after: Trip) => void
  /** Takes back one's own last change for good: the server refused it. */
  readonly withdraw: () => void
  readonly drop: (setAsideKey: string) => void
  /** Takes back one's own last change, never somebody else's. */
  readonly undo: () => void
  readonly redo: () => void
  readonly close: () => void
}

export interface RoomOptions {
  readonly secret: string
  /** The plan that a new room begins with; null to take what the room holds. */
  readonly share: { readonly body: ItineraryBody; readonly trip: Trip } | null
  readonly onView: (view: RoomView) => void
}

/** Marks what arrived from the server. */
const ARRIVED = 'arrived'

/** Whether what this browser kept could be read. */
const applied = (doc: Y.Doc, kept: Uint8Array): boolean => {
  try {
    Y.applyUpdate(doc, kept, ARRIVED)
    return true
  } catch (error) {
    console.info('kept changes of a shared plan cannot be read', error)
    return false
  }
}

/**
 * Joins a shared plan. Changes are made here at once and sent one message at a time; after a lost connection everything that the room
 * lacks is sent in one.
 */
export const openRoom = ({ secret, share, onView }: RoomOptions): Room => {
  const doc = new Y.Doc()
  let plan: SharedPlan | null = null
  let status: RoomStatus = { at: 'connecting' }
  let role: RoomRole | null = null
  let view: string | null = null
  let unsent: Uint8Array[] = []
  let sending = false
  /** The first update of a connection is all that the room holds. */
  let synced = false

  const kept = share === null ? keptRoom(secret) : null
  const restored = kept !== null && applied(doc, kept.state)
  if (share !== null) writeChange(doc, null, share.trip, share.body)
  plan = readPlan(doc)
  let stored = share === null && !(restored && kept.unsent)
  if (restored) ({ role, view } = kept)
  /** The plan as it is here, for the next visit. */
  const keep = (): void => keepRoom(secret, { state: Y.encodeStateAsUpdate(doc), role, view, unsent: !stored })
  if (share !== null) keep()
  const history = new Y.UndoManager([stopsMap(doc), headMap(doc)], {
    trackedOrigins: new Set([LOCAL]),
    captureTimeout: 0,
  })

  const show = (): void =>
    onView({ status, plan, role, view, stored, canUndo: history.canUndo(), canRedo: history.canRedo() })

  const sendNext = (): void => {
    if (!synced || sending || unsent.length === 0 || role !== 'edit') return
    const update = new Uint8Array(Y.mergeUpdates(unsent))
    unsent = []
    sending = true
    connection.send(update)
  }
  const wrote = (): void => {
    if (history.undoStack.length > MAX_STEPS) history.undoStack.splice(0, history.undoStack.length - MAX_STEPS)
    stored = false
    keep()
  }
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    // What cannot be read is not shown: the last plan that could be stays.
    plan = readPlan(doc) ?? plan
    if (origin !== ARRIVED) {
      wrote()
      // Without a connection nothing is collected: the next one sends all that the room lacks.
      if (synced) unsent.push(update)
      sendNext()
    }
    show()
  })

  const connection = connectRoom(secret, {
    onStatus: (next) => {
      status = next
      if (next.at !== 'live') {
        synced = false
        sending = false
        unsent = []
      }
      // What was refused would be refused again after a reload; a full room may have a place then.
      if (next.at === 'ended' && next.reason !== 'full') forgetRoom(secret)
      show()
    },
    onJoined: (as, secretToView) => {
      role = as
      view = secretToView
    },
    onUpdate: (update) => {
      Y.applyUpdate(doc, update, ARRIVED)
      keep()
      if (synced) return
      synced = true
      if (!stored) unsent.push(Y.encodeStateAsUpdate(doc, Y.encodeStateVectorFromUpdate(update)))
      sendNext()
    },
    onStored: () => {
      sending = false
      stored = unsent.length === 0
      keep()
      sendNext()
      show()
    },
  })

  const mayChange = (): boolean => role !== 'view' && status.at !== 'ended'
  return {
    change: (before, after, body = before.body) => {
      if (mayChange()) writeChange(doc, before, after, body)
    },
    amend: (before, after) => {
      if (!mayChange()) return
      // Yjs joins what is written within this time to the last step.
      history.captureTimeout = Number.POSITIVE_INFINITY
      writeChange(doc, before, after, before.body)
      history.captureTimeout = 0
    },
    withdraw: () => {
      if (!mayChange()) return
      history.undo()
      history.clear(false, true)
      show()
    },
    drop: (key) => {
      if (mayChange()) dropSetAside(doc, key)
    },
    undo: () => void (mayChange() && history.undo()),
    redo: () => void (mayChange() && history.redo()),
    close: () => {
      connection.close()
      history.destroy()
      doc.destroy()
    },
  }
}
