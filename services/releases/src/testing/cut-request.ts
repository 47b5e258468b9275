import { connect } from 'node:net'

/** Sends the first `bytes` of a request and closes the connection, as a lost network does. Resolves once it is closed. */
export const cutRequest = (
  port: number,
  { method, path, token, type, body }: { method: string; path: string; token: string; type: string; body: Uint8Array },
  bytes: number,
): Promise<void> => {
  const head = Buffer.from(
    [
      `${method} /v1${path} HTTP/1.1`,
      'Host: registry',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
      '',
      '',
    ].join('\r\n'),
  )
  const whole = Buffer.concat([head, body])
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(whole.subarray(0, Math.max(1, bytes % whole.length)), () => socket.destroy())
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done())
  })
}
