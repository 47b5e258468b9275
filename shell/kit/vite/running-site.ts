import * as z from 'zod/mini'
import { composition, type Composition } from '../../../services/contracts/src/composition.ts'
import { PAGE_STATE_ID } from '../../../services/contracts/src/page-elements.ts'

const STATE = new RegExp(`<script[^>]* id="${PAGE_STATE_ID}"[^>]*>([^<]*)</script>`)
const state = z.object({ backend: z.object({ anonKey: z.string() }) })

const ask = async (site: string, path: string): Promise<Response> => {
  try {
    const answer = await fetch(`${site}${path}`)
    if (answer.ok) return answer
  } catch {
    // Said below: an address where nothing answers, and one that answers with an error, are the same to who works on a remote.
  }
  throw new Error(`No site answers at ${site}: npm start starts one, and PORT or SITE_URL says where another one is`)
}

/** The composition of the site that a dev server works beside. Throws with what to do when no site answers. */
export const compositionOf = async (site: string): Promise<Composition> =>
  composition.parse(await (await ask(site, '/composition.json')).json())

/** The public key of a site's backend, as every page of it holds it; `BACKEND_ANON_KEY` goes before. */
export const anonKeyOf = async (site: string): Promise<string> => {
  const given = process.env['BACKEND_ANON_KEY']
  if (given !== undefined) return given
  const [, text] = STATE.exec(await (await ask(site, '/')).text()) ?? []
  if (text === undefined) throw new Error(`${site} is no site of this kind: its page holds no state`)
  return state.parse(JSON.parse(text)).backend.anonKey
}
