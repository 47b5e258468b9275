import { afterEach, describe, expect, it } from 'vitest'
import { ProviderClient } from '../client.ts'
import { replayServer, type Reply, type ReplayServer } from '../testing/replay-server.ts'
import { OpenMeteo } from './open-meteo.ts'

let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

/** An answer as documented (open-meteo.com/en/docs). */
const documented = {
  latitude: -37.75,
  longitude: 145,
  generationtime_ms: 0.1,
  utc_offset_seconds: 39600,
  timezone: 'Australia/Melbourne',
  timezone_abbreviation: 'GMT+11',
  elevation: 25,
  daily_units: {
    time: 'iso8601',
    weather_code: 'wmo code',
    temperature_2m_max: '°C',
    temperature_2m_min: '°C',
    precipitation_probability_max: '%',
  },
  daily: {
    time: ['2026-11-23', '2026-11-24', '2026-11-25'],
    weather_code: [80, 3, 0],
    temperature_2m_max: [24.4, 19.5, 31],
    temperature_2m_min: [12.6, 11, -0.4],
    precipitation_probability_max: [63, 10, null],
  },
}
const days = (change: Record<string, unknown>) => ({ ...documented, daily: { ...documented.daily, ...change } })

const problems: unknown[] = []
const serve = async (reply: (asked: number) => Reply, base = '') => {
  problems.length = 0
  let asked = 0
  server = await replayServer(() => reply((asked += 1)))
  const client = new ProviderClient('Open-Meteo', { timeoutMs: 300, onProblem: (error) => problems.push(error) })
  return new OpenMeteo(client, `${server.url}${base}`)
}
const melbourne = { lat: -37.8136, lon: 144.9631 }

describe('a forecast', () => {
  it('is the days of the answer: whole degrees, chance of rain and the sky where they are known', async () => {
    const weather = await serve(() => ({ body: documented }))
    expect(await weather.days(melbourne)).toEqual([
      { date: '2026-11-23', low: 13, high: 24, rain: 63, sky: 'showers' },
      { date: '2026-11-24', low: 11, high: 20, rain: 10, sky: 'overcast' },
      { date: '2026-11-25', low: 0, high: 31, sky: 'clear' },
    ])
  })

  it('is asked for by place alone, to a tenth of a degree, at the documented address', async () => {
    const weather = await serve(() => ({ body: documented }), '/gateway/?apikey=secret')
    await weather.days(melbourne)
    expect(server?.seen[0]?.path).toBe('/gateway/v1/forecast')
    expect(Object.fromEntries(server?.seen[0]?.query ?? [])).toEqual({
      apikey: 'secret',
      latitude: '-37.8',
      longitude: '145',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
      timezone: 'auto',
      forecast_days: '16',
    })
  })

  it('is asked for once by neighbours, also while the first question is still open', async () => {
    const weather = await serve(() => ({ body: documented, after: 50 }))
    const [first, second] = await Promise.all([weather.days(melbourne), weather.days({ lat: -37.84, lon: 144.99 })])
    expect(second).toEqual(first)
    await weather.days(melbourne)
    expect(server?.seen).toHaveLength(1)
  })
})

describe('what is not known is left out', () => {
  it.each([
    ['a day without temperatures', days({ temperature_2m_max: [null, 19.5, 31] }), ['2026-11-24', '2026-11-25']],
    ['a day that is no date', days({ time: ['<b>', '2026-11-24', '2026-11-25'] }), ['2026-11-24', '2026-11-25']],
    ['a temperature nobody measured', days({ temperature_2m_max: [1e9, 19.5, 31] }), ['2026-11-24', '2026-11-25']],
    ['a day colder at noon than at night', days({ temperature_2m_min: [40, 11, 0] }), ['2026-11-24', '2026-11-25']],
    ['days beyond the temperatures', days({ temperature_2m_min: [12.6] }), ['2026-11-23']],
    ['every day of an empty answer', days({ time: [] }), []],
  ])('%s', async (_, body, dates) => {
    const weather = await serve(() => ({ body }))
    expect((await weather.days(melbourne))?.map(({ date }) => date)).toEqual(dates)
  })

  it.each([
    ['a chance of rain above all', { precipitation_probability_max: [140, 10, null] }],
    ['no column of rain', { precipitation_probability_max: undefined }],
    ['a code nobody knows', { weather_code: [1234, 3, 0] }],
  ])('%s costs that detail', async (_, change) => {
    const weather = await serve(() => ({ body: days(change) }))
    const [first] = (await weather.days(melbourne)) ?? []
    expect(first).toMatchObject({ date: '2026-11-23', low: 13, high: 24 })
    expect(Object.keys(first ?? {})).toHaveLength(4)
  })

  it('no more days than a forecast has', async () => {
    const time = Array.from({ length: 400 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10),
    )
    const many = time.map(() => 20)
    const weather = await serve(() => ({ body: days({ time, temperature_2m_max: many, temperature_2m_min: many }) }))
    expect(await weather.days(melbourne)).toHaveLength(16)
  })
})

describe('a provider that does not answer usefully', () => {
  it.each<[string, Reply, string]>([
    ['is too slow', { after: 2000, body: documented }, 'timeout'],
    ['fails', { status: 500, body: {} }, 'unreachable'],
    ['refuses', { status: 400, body: { error: true, reason: 'Cannot initialize' } }, 'refused'],
    ['has no quota left', { status: 429, body: { error: true, reason: 'limit exceeded' } }, 'quota'],
    ['answers a page', { body: '<html><script>alert(1)</script>' }, 'bad_answer'],
    ['answers another shape', { body: { daily: { time: 'today' } } }, 'bad_answer'],
    [
      'answers in Fahrenheit',
      { body: { ...documented, daily_units: { temperature_2m_max: '°F', temperature_2m_min: '°F' } } },
      'bad_answer',
    ],
    ['sends text for numbers', { body: days({ temperature_2m_max: ['<img>', '2', '3'] }) }, 'bad_answer'],
  ])('that %s leaves no forecast and is told to the log', async (_, reply, problem) => {
    const weather = await serve(() => reply)
    expect(await weather.days(melbourne)).toBeNull()
    expect(problems).toMatchObject([{ service: 'Open-Meteo', problem }])
  })

  it('is asked again later: nothing is kept of a failure', async () => {
    const weather = await serve((asked) => (asked === 1 ? { status: 500, body: {} } : { body: documented }))
    expect(await weather.days(melbourne)).toBeNull()
    expect(await weather.days(melbourne)).toHaveLength(3)
  })
})
