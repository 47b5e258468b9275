import { createServer } from 'node:net'
import { Failure } from '../failure.ts'

/** Where Vite starts looking, and journeys where no address is named. */
const FIRST = 5173
/** How many ports are tried. */
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

/** What a person has to know of a port that is not the usual one: journeys would go to whatever listens there. */
export const portNote = (port: number): readonly string[] =>
  port === FIRST
    ? []
    : [`Not at port ${FIRST}, where \`npm run e2e\` looks: run it as E2E_BASE_URL=http://localhost:${port} npm run e2e`]
