import { createServer } from 'node:http'
import { freePort } from './free-port.ts'

/** What the server answers from now on. */
type WeatherMode = 'forecast' | 'fails' | 'wrong-shape' | 'hostile' | 'hang'

export interface WeatherServer {
  readonly url: string
  /** Places asked for so far, as "latitude,longitude". */
  readonly asked: () => readonly string[]
  readonly answerWith: (mode: WeatherMode) => void
  readonly stop: () => Promise<void>
}

const HOSTILE = '<img src=x onerror=alert(1)>'

/** An answer as Open-Meteo documents it (open-meteo.com/en/docs), from today in UTC. */
const forecast = (days: number) => {
  const time = Array.from({ length: days }, (_, at) => new Date(Date.now() + at * 864e5).toISOString().slice(0, 10))
  return {
    latitude: -37.75,
    longitude: 145,
    generationtime_ms: 0.2,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 25,
    daily_units: {
      time: 'iso8601',
      weather_code: 'wmo code',
      temperature_2m_max: '°C',
      temperature_2m_min: '°C',
      precipitation_probability_max: '%',
    },
    daily: {
      time,
      weather_code: time.map((_, at) => (at % 2 === 0 ? 80 : 2)),
      temperature_2m_max: time.map((_, at) => 20.4 + at),
      temperature_2m_min: time.map((_, at) => 10.4 + at),
      precipitation_probability_max: time.map((_, at) => (at * 10) % 100),
    },
  }
}

const hostile = () => {
  const answer = forecast(16)
  return {
    ...answer,
    daily: {
      ...answer.daily,
      time: answer.daily.time.map((day, at) => (at === 1 ? HOSTILE : day)),
      weather_code: answer.daily.time.map(() => 4711),
      temperature_2m_max: answer.daily.temperature_2m_max.map((high, at) => (at === 2 ? 1e9 : high)),
    },
  }
}

/** An Open-Meteo server on this machine, with faults. */
export const startWeatherServer = async (): Promise<WeatherServer> => {
  const asked: string[] = []
  let mode: WeatherMode = 'forecast'
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/v1/forecast') return response.writeHead(404).end()
    asked.push(`${searchParams.get('latitude') ?? ''},${searchParams.get('longitude') ?? ''}`)
    if (mode === 'hang') return response
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mode === 'fails') return send(500, { error: true, reason: HOSTILE })
    if (mode === 'wrong-shape') return send(200, { daily: { time: HOSTILE } })
    return send(200, mode === 'hostile' ? hostile() : forecast(Number(searchParams.get('forecast_days'))))
  })
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  return {
    url: `http://localhost:${port}`,
    asked: () => asked,
    answerWith: (next) => {
      mode = next
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
