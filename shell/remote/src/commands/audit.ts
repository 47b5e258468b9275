import * as z from 'zod/mini'
import type { Given } from '../arguments.ts'
import { registryOptions, type Command } from '../command.ts'
import { connect } from '../registry/connect.ts'
import { table, toSecond } from '../table.ts'

const text = z.nullable(z.string())
const entry = z.object({
  at: z.string(),
  subject: text,
  team: text,
  address: text,
  action: z.string(),
  remote: text,
  version: text,
  outcome: z.enum(['done', 'refused']),
  detail: text,
})
const page = z.object({ entries: z.array(entry), next: z.nullable(z.string()) })
type Entry = z.infer<typeof entry>

const HEAD = ['at', 'who', 'from', 'what', 'remote', 'version', 'outcome'] as const
/** Entries of one answer. */
const LIMIT = { least: 1, most: 1000, standard: 50 } as const

const queryOf = (given: Given, limit: number): URLSearchParams => {
  const query = new URLSearchParams({ limit: String(limit), order: 'newest' })
  const [remote] = given.positionals
  if (remote !== undefined) query.set('remote', remote)
  for (const name of ['team', 'since', 'until', 'after']) {
    const value = given.text(name)
    if (value !== undefined) query.set(name, value)
  }
  return query
}

const rowOf = ({ at, subject, team, address, action, remote, version, outcome, detail }: Entry): string[] => [
  toSecond(at),
  subject ?? team ?? 'unknown',
  address ?? '',
  action,
  remote ?? '',
  version ?? '',
  outcome === 'done' ? 'done' : `refused: ${detail ?? ''}`,
]

export const audit: Command = {
  name: 'audit',
  takes: '[mf-x] [--team t] [--since time] [--until time] [--limit n] [--after id] [--json | --export]',
  summary: 'who changed or tried what, when and from where',
  details: [
    '--since, --until  times such as 2026-03-01 or 2026-03-01T12:00:00Z',
    '--limit           the newest entries, 50 when left out; --after goes on behind one, to older ones',
    'announce          a build was offered by its hashes: by publish, check and verify, and once more after files were sent',
    '--export          every entry that fits, oldest first, a JSON document a line (NDJSON)',
  ],
  options: {
    ...registryOptions,
    team: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    after: { type: 'string' },
    limit: { type: 'string' },
    export: { type: 'boolean' },
  },
  most: 1,
  run: async (given, setting) => {
    const client = await connect(given, setting)
    const query = queryOf(given, given.number('limit', LIMIT) ?? LIMIT.standard)
    if (given.flag('export')) {
      query.delete('limit')
      query.delete('order')
      const lines = await client.text(`/audit?${query}`, { accept: 'application/x-ndjson' })
      if (lines.trim() !== '') setting.say(lines.trimEnd())
      return
    }
    const answer = await client.ask(`/audit?${query}`, page)
    if (given.flag('json')) return setting.say(JSON.stringify(answer))
    if (answer.entries.length === 0) return setting.say('No entry fits.')
    for (const line of table(HEAD, answer.entries.map(rowOf))) setting.say(line)
    if (answer.next !== null) setting.say(`There are older ones: --after ${answer.next}`)
  },
}
