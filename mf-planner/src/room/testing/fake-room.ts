import { roomMessages, type RoomMessage, type RoomRefusal, type RoomRole } from '@site/contracts/room'
import { vi } from 'vitest'
import * as Y from 'yjs'

export const EDIT = 'e'.repeat(22)
export const VIEW = 'v'.repeat(22)

/** The backend's side of one room, in place of the browser's WebSocket. */
export const fakeRoom = () => {
  const doc = new Y.Doc()
  const joined = new Set<FakeSocket>()
  const opened: FakeSocket[] = []
  let reachable = true
  /** Acknowledgements held back, as while the database is slow. */
  let held: (() => void)[] | null = null

  class FakeSocket extends EventTarget {
    binaryType = 'blob'
    #role: RoomRole | null = null

    constructor() {
      super()
      opened.push(this)
      setTimeout(() => (reachable ? this.dispatchEvent(new Event('open')) : this.end(1006)))
    }
    tell(message: RoomMessage): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
    }
    push(update: Uint8Array): void {
      this.dispatchEvent(new MessageEvent('message', { data: new Uint8Array(update).buffer }))
    }
    end(code: number): void {
      joined.delete(this)
      this.dispatchEvent(Object.assign(new Event('close'), { code }))
    }
    refuse(reason: RoomRefusal): void {
      this.tell({ kind: 'refused', reason, message: roomMessages[reason] })
      this.end(1008)
    }
    send(data: string | Uint8Array): void {
      if (typeof data === 'string') return this.#join(data)
      if (this.#role !== 'edit') return this.refuse('view_only')
      Y.applyUpdate(doc, data)
      for (const other of joined) if (other !== this) other.push(data)
      const acknowledge = (): void => this.tell({ kind: 'stored' })
      if (held === null) acknowledge()
      else held.push(acknowledge)
    }
    close(): void {
      this.end(1000)
    }
    #join(text: string): void {
      const { secret } = JSON.parse(text)
      if (secret !== EDIT && secret !== VIEW) return this.refuse('gone')
      this.#role = secret === EDIT ? 'edit' : 'view'
      joined.add(this)
      this.tell({ kind: 'joined', role: this.#role, view: VIEW })
      this.push(Y.encodeStateAsUpdate(doc))
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)

  return {
    doc,
    /** Connections ever made. */
    opened,
    joined,
    /** Cuts every connection, and lets no new one through until `back`. */
    cut: (): void => {
      reachable = false
      for (const socket of joined) socket.end(1006)
    },
    back: (): void => {
      reachable = true
      window.dispatchEvent(new Event('online'))
    },
    hold: (): void => {
      held = []
    },
    release: (): void => {
      const now = held ?? []
      held = null
      for (const acknowledge of now) acknowledge()
    },
  }
}
