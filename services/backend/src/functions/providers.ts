import { LiveError, type LiveConfig, type LivePlaces } from '@site/places'
import type { Env } from '../config/env.ts'
import type { Check } from '../health/checks.ts'
import { describeError, type Log } from '../log.ts'

/** The live services of the settings; a failed call is logged, as the embedded data has answered it. */
export const liveConfig = (env: Env, log: Log): LiveConfig => ({
  valhallaUrl: env.VALHALLA_URL,
  osrmUrl: env.OSRM_URL,
  motisUrl: env.MOTIS_URL,
  photonUrl: env.PHOTON_URL,
  nominatimUrl: env.NOMINATIM_URL,
  ticketmasterKey: env.TICKETMASTER_API_KEY,
  liteApiKey: env.LITEAPI_KEY,
  weatherUrl: env.WEATHER_URL,
  endpoints: env.LITEAPI_URL === undefined ? {} : { liteApi: env.LITEAPI_URL },
  timeoutMs: env.LIVE_TIMEOUT_MS,
  onProblem: (error) => {
    const what = error instanceof LiveError ? { service: error.service, problem: error.problem } : describeError(error)
    log.warn(what, 'a live service failed; the embedded data was used')
  },
})

/** One check a provider, from its last response: a self test must not use a provider's quota or wait for one that hangs. */
export const providerChecks = ({ providers }: Pick<LivePlaces, 'providers'>): Check[] =>
  providers().map(({ name }) => ({
    name: `provider ${name}`,
    essential: false,
    run: async () => {
      const state = providers().find((each) => each.name === name)?.state
      if (state === 'resting') throw new Error(`${name} rests`)
      return state === 'unasked' ? 'not asked since the start' : 'answering'
    },
  }))

export const modelCheck = ({ resting }: { readonly resting: () => boolean }): Check => ({
  name: 'provider language model',
  essential: false,
  run: async () => {
    if (resting()) throw new Error('the language model rests')
    return undefined
  },
})
