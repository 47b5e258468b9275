import { once } from 'node:events'
import { ROOM_PATH, roomCreated, roomMessage, type RoomCreated, type RoomMessage } from '@site/contracts/room'
import { WebSocket, type RawData } from 'ws'
import * as Y from 'yjs'

/** Makes a room over HTTP. */
export const makeRoom = async (url: string, headers: Record<string, string>): Promise<RoomCreated> => {
  const answer = await fetch(`${url}${ROOM_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return roomCreated.parse(await answer.json())
}

export interface RoomVisitor {
  readonly doc: Y.Doc
  readonly socket: WebSocket
  readonly messages: readonly RoomMessage[]
  /** Changes the document and sends the change; resolves when it is stored, rejects when the connection closes before. */
  readonly write: (key: string, value: unknown) => Promise<void>
  /** Sends an update; resolves when it is stored, rejects when the connection closes before. */
  readonly save: (update: Uint8Array) => Promise<void>
  /** Sends bytes as they are. */
  readonly send: (data: Uint8Array | string) => void
  /** The reason of the refusal or, without one, the code of the close. */
  readonly closed: Promise<string | number>
  readonly leave: () => Promise<void>
}

const bytesOf = (data: RawData): Uint8Array => (Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data))

/** Somebody who joins a room with a document of their own; resolves when let in, and also when refused. */
export const visitRoom = async (
  url: string,
  secret: string,
  { doc = new Y.Doc(), headers = {} }: { readonly doc?: Y.Doc; readonly headers?: Record<string, string> } = {},
): Promise<RoomVisitor> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${ROOM_PATH}`, { headers })
  const messages: RoomMessage[] = []
  const waiting: { readonly done: () => void; readonly fail: (error: Error) => void }[] = []
  const closed = new Promise<string | number>((resolve) => {
    socket.on('close', (code) => {
      const last = messages.at(-1)
      const reason = last?.kind === 'refused' ? last.reason : code
      for (const { fail } of waiting.splice(0)) fail(new Error(`closed: ${reason}`))
      resolve(reason)
    })
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary) return Y.applyUpdate(doc, bytesOf(data), 'room')
    const message = roomMessage.parse(JSON.parse(Buffer.from(bytesOf(data)).toString('utf8')))
    messages.push(message)
    if (message.kind === 'stored') waiting.shift()?.done()
  })
  // A server that goes while we connect closes too.
  socket.on('error', () => undefined)
  const answered = new Promise<void>((resolve) => {
    socket.once('message', () => resolve())
    socket.once('close', () => resolve())
  })
  socket.once('open', () => socket.send(JSON.stringify({ kind: 'join', secret })))
  await answered
  const save = (update: Uint8Array): Promise<void> =>
    new Promise((done, fail) => {
      if (socket.readyState !== socket.OPEN) return fail(new Error('not connected'))
      waiting.push({ done, fail })
      socket.send(update)
    })
  return {
    doc,
    socket,
    messages,
    save,
    write: (key, value) => {
      const before = Y.encodeStateVector(doc)
      doc.getMap('stops').set(key, value)
      return save(Y.encodeStateAsUpdate(doc, before))
    },
    send: (data) => socket.send(data),
    closed,
    leave: async () => {
      if (socket.readyState === socket.CLOSED) return
      socket.close()
      await once(socket, 'close')
    },
  }
}
