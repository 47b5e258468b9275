import {
  passingRefusals,
  ROOM_PATH,
  roomMessage,
  roomMessages,
  type RoomMessage,
  type RoomRefusal,
  type RoomRole,
} from '@site/contracts/room'

/** Where a shared plan stands with the server. */
export type RoomStatus =
  | { readonly at: 'connecting' }
  | { readonly at: 'live' }
  /** Tries again by itself. */
  | { readonly at: 'away'; readonly message: string }
  /** Does not try again. */
  | { readonly at: 'ended'; readonly reason: RoomRefusal; readonly message: string }

export interface RoomEvents {
  readonly onStatus: (status: RoomStatus) => void
  readonly onJoined: (role: RoomRole, view: string) => void
  readonly onUpdate: (update: Uint8Array) => void
  readonly onStored: () => void
}

/** Milliseconds before another try: doubling, and never all pages at once. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** How long an answer may take before the connection counts as lost, in ms: a network that is gone closes none. */
const ANSWER_MS = 15_000
/** The code with which a WebSocket is closed for a message that is too big (RFC 6455 §7.4.1). */
const TOO_BIG = 1009

const ended = (reason: RoomRefusal): RoomStatus => ({ at: 'ended', reason, message: roomMessages[reason] })
const away = (reason: RoomRefusal = 'unavailable'): RoomStatus => ({ at: 'away', message: roomMessages[reason] })

const readMessage = (text: string): RoomMessage | null => {
  try {
    const read = roomMessage.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** A connection to a shared plan that comes back by itself until it is refused for good. */
export const connectRoom = (secret: string, events: RoomEvents) => {
  const url = `${location.protocol.replace('http', 'ws')}//${location.host}${ROOM_PATH}`
  let socket: WebSocket | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let answer: ReturnType<typeof setTimeout> | undefined
  let done = false

  const retry = (status: RoomStatus): void => {
    events.onStatus(status)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
    failures += 1
    timer = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }
  const drop = (): void => {
    clearTimeout(answer)
    const last = socket
    socket = null
    last?.close()
    if (last !== null) retry(away())
  }
  const expectAnswer = (): void => {
    clearTimeout(answer)
    answer = setTimeout(drop, ANSWER_MS)
  }
  const stop = (status: RoomStatus): void => {
    close()
    events.onStatus(status)
  }

  function connect(): void {
    clearTimeout(timer)
    const opened = new WebSocket(url)
    opened.binaryType = 'arraybuffer'
    let refusal: RoomRefusal | null = null
    socket = opened
    expectAnswer()
    opened.addEventListener('open', () => opened.send(JSON.stringify({ kind: 'join', secret })))
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket !== opened) return
      clearTimeout(answer)
      if (data instanceof ArrayBuffer) return events.onUpdate(new Uint8Array(data))
      const message = typeof data === 'string' ? readMessage(data) : null
      if (message?.kind === 'refused') refusal = message.reason
      if (message?.kind === 'stored') events.onStored()
      if (message?.kind !== 'joined') return
      failures = 0
      events.onJoined(message.role, message.view)
      events.onStatus({ at: 'live' })
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      socket = null
      clearTimeout(answer)
      if (code === TOO_BIG) stop(ended('too_large'))
      else if (refusal !== null && !passingRefusals.has(refusal)) stop(ended(refusal))
      else retry(away(refusal ?? undefined))
    })
  }
  /** A browser that is back online need not wait. */
  const onOnline = (): void => {
    if (socket === null && !done) connect()
  }
  function close(): void {
    done = true
    clearTimeout(timer)
    clearTimeout(answer)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', drop)
    const last = socket
    socket = null
    last?.close()
  }

  window.addEventListener('online', onOnline)
  window.addEventListener('offline', drop)
  events.onStatus({ at: 'connecting' })
  connect()
  return {
    send: (update: Uint8Array<ArrayBuffer>): void => {
      socket?.send(update)
      expectAnswer()
    },
    close,
  }
}
