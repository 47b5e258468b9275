import { createServer } from 'node:net'
import { Failure } from '../failure.ts'

/** Where Vite starts looking, and how many ports are tried. */
const FIRST = 5173
const TRIED = 50

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host: 'localhost', exclusive: true }, () => server.close(() => done(true)))
  })

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
  for (let port = FIRST; port < FIRST + TRIED; port += 1) if (await isFree(port)) return port
  throw new Failure({
    happened: `Ports ${FIRST} to ${FIRST + TRIED - 1} are all taken.`,
    means: 'The dev server has nowhere to listen, so it was not started.',
    remedy: 'Stop another one, or choose a port with --port.',
  })
}
