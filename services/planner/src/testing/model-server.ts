import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Answers one question; `turn` counts from 1. */
export type Handler = (body: string, turn: number, response: ServerResponse) => void

const closers: (() => Promise<void>)[] = []
export const closeServers = async (): Promise<void> => {
  await Promise.all(closers.splice(0).map((close) => close()))
}

const read = async (message: IncomingMessage) => {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}

/** A server that speaks the protocol of language models; `handle` decides how well. For tests only. */
export async function modelServer(handle: Handler) {
  const seen: { url: string; authorization: string | undefined; body: string }[] = []
  const server = createServer(async (message, response) => {
    const body = await read(message)
    seen.push({ url: message.url ?? '', authorization: message.headers.authorization, body })
    handle(body, seen.length, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { seen, baseUrl: `http://127.0.0.1:${port}/v1` }
}

export const answerWith = (response: ServerResponse, content: string): void => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
}
