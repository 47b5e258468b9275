import { defaultPlan } from '../ramp-plan.ts'
import { guardNames, type RampArm, type RampView, type SeriesPoint } from '../ramp-view.ts'
import type { ReleaseGraph } from '../release-graph.ts'

const MINUTE_MS = 60_000
/** Evidence of 50 takes a sample back. */
const WRONG_ALARM = 0.02

/** Wide at first and narrower with every visit, as bounds are that hold at every look. */
const arm = (visits: number, hits: number): RampArm => {
  const rate = visits === 0 ? 0 : hits / visits
  const half = 3 * Math.sqrt((rate + 0.002) / (visits + 4))
  return { visits, hits, low: Math.max(0, rate - half), high: Math.min(1, rate + half) }
}

const side = (visits: number, rate: number): SeriesPoint['canary'] => {
  const { hits, ...bounds } = arm(visits, Math.round(visits * rate))
  return { ...bounds, failures: hits }
}

/** A series of a canary that fails at one rate beside others that fail at another, with a wave in it. */
const series = (start: number, minutes: number, canary: number, rest: number): SeriesPoint[] =>
  Array.from({ length: minutes }, (_, minute) => {
    const wave = 1 + 0.25 * Math.sin(minute / 7)
    return {
      at: new Date(start + minute * MINUTE_MS).toISOString(),
      canary: side(minute * 12, canary * wave),
      rest: side(minute * 100, rest * (2 - wave)),
    }
  })

/** A ramp at its second step, begun an hour before `now`; `rest` overrides fields. */
export const sampleRamp = (now: Date, rest: Partial<RampView> = {}): RampView => {
  const start = now.getTime() - 60 * MINUTE_MS
  const at = (minute: number): string => new Date(start + minute * MINUTE_MS).toISOString()
  return {
    name: 'mf-planner',
    version: '1.2.0-41db84a4f0',
    against: '1.1.0-e95eb6fcbd',
    state: 'running',
    startedAt: at(0),
    endedAt: null,
    by: 'planner/lee',
    plan: { ...defaultPlan, wrongAlarm: WRONG_ALARM },
    step: 1,
    stepSince: at(12),
    stepVisits: 576,
    waiting: { for: 'visits', left: 2424 },
    traffic: 10,
    guards: guardNames.map((name, index) => ({
      name,
      canary: arm(name === 'slowPress' ? 0 : 708, 5 + index),
      rest: arm(5900, 33 + 9 * index),
      evidence: name === 'failures' ? 2.4 : 0.6,
    })),
    evidence: 1.9,
    named: [{ name: 'plans-that-were-shared', canary: 0.061, rest: 0.054 }],
    series: series(start, 60, 0.0071, 0.0056),
    decisions: [
      {
        at: at(0),
        kind: 'started',
        words: 'The ramp started at 1 % of visitors, against 1.1.0.',
        by: 'planner/lee',
        guard: null,
      },
      {
        at: at(12),
        kind: 'step',
        words: 'From 1 % to 10 % of visitors: 12 minutes and 132 visits showed nothing worse; evidence 1.2 of 50.',
        by: 'controller',
        guard: null,
      },
    ],
    ...rest,
  }
}

/** The same, taken back at its third step since it failed too often. */
export const sampleAborted = (now: Date, rest: Partial<RampView> = {}): RampView => {
  const ramp = sampleRamp(now)
  const at = new Date(now.getTime() - 2 * MINUTE_MS).toISOString()
  return {
    ...ramp,
    name: 'mf-events',
    version: '2.2.0-7be1f00d31',
    against: '2.1.0-1a2b3c4d5e',
    state: 'aborted',
    endedAt: at,
    waiting: null,
    traffic: 0,
    evidence: 61.3,
    guards: ramp.guards.map((guard) =>
      guard.name === 'failures' ? { ...guard, canary: arm(708, 16), evidence: 81.2 } : guard,
    ),
    series: series(Date.parse(ramp.startedAt), 58, 0.0226, 0.0056),
    named: [],
    decisions: [
      ...ramp.decisions,
      {
        at,
        kind: 'aborted',
        words:
          'Taken back: 16 of 708 visits with 2.2.0 failed (2.26 %), 33 of 5,900 without it (0.56 %); evidence 61.3 of 50.',
        by: 'controller',
        guard: 'failures',
      },
    ],
    ...rest,
  }
}

const graphVersion = (
  version: string,
  path: string,
  more: Partial<ReleaseGraph['remotes'][0]['versions'][0]> = {},
) => ({
  version,
  traffic: 100,
  default: true,
  routes: [{ path, title: path }],
  slots: [],
  contributions: [],
  shared: { react: '^19.3.1' },
  contract: '1.0.0',
  breaks: [],
  ...more,
})

const SLOT = 'mf-events/below-results'

/** A shell and four remotes: one fills a slot of another, one version would break that. */
export const sampleGraph: ReleaseGraph = {
  remotes: [
    { name: 'shell', versions: [graphVersion('1.4.0-aa', '/', { routes: [], shared: { react: '19.3.1' } })] },
    {
      name: 'mf-events',
      versions: [
        graphVersion('2.2.0-7be1f00d31', '/', {
          traffic: 0,
          default: false,
          breaks: [`slot: mf-planner@1.2.0 fills ${SLOT}, mf-events@2.2.0 does not offer it`],
        }),
        graphVersion('2.1.0-1a2b3c4d5e', '/', { slots: [SLOT] }),
      ],
    },
    {
      name: 'mf-planner',
      versions: [
        graphVersion('1.2.0-41db84a4f0', '/plan', { traffic: 10, default: false, contributions: [`fills ${SLOT}`] }),
        graphVersion('1.1.0-e95eb6fcbd', '/plan', { traffic: 90, contributions: ['link Plan a trip'] }),
      ],
    },
    { name: 'mf-legal', versions: [graphVersion('1.0.0-bb', '/terms')] },
    { name: 'mf-guides', versions: [graphVersion('0.1.0-cc', '/guides', { traffic: 0, default: false })] },
  ],
  edges: [
    ...['mf-events', 'mf-planner', 'mf-legal', 'mf-guides'].flatMap((from) => [
      { from, to: 'shell', kind: 'contract' as const, what: 'contract', range: '1.0.0' },
      {
        from,
        to: 'shell',
        kind: 'shared' as const,
        what: 'react',
        range: '^19.3.1',
        breaks: `${from} accepts react ^19.3.1 alone: a shell with another one is refused.`,
      },
    ]),
    {
      from: 'mf-planner',
      to: 'mf-events',
      kind: 'slot',
      what: SLOT,
      breaks: `A version of mf-events without ${SLOT} is refused while mf-planner fills it.`,
    },
  ],
}
