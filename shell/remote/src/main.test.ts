import { describe, expect, it } from 'vitest'
import { main } from './main.ts'
import { fakeSetting } from './testing/fake-setting.ts'

const ran = async (...args: string[]) => {
  const { setting, said, told } = fakeSetting()
  return { code: await main(args, setting), said: said(), told: told() }
}

describe('the command line', () => {
  it('lists every command, and ends with 0 when that was asked for', async () => {
    const { code, said } = await ran('--help')
    expect(code).toBe(0)
    for (const name of ['create', 'dev', 'check', 'publish', 'rollback', 'status', 'audit'])
      expect(said).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  })

  it('ends with 2 and the list when no command was given', async () => {
    const { code, said } = await ran()
    expect(code).toBe(2)
    expect(said).toMatch(/usage: remote <command>/)
  })

  it('says what one command takes', async () => {
    const { code, said } = await ran('canary', '--help')
    expect(code).toBe(0)
    expect(said).toMatch(/usage: remote canary \[mf-x\] \[version\] <percent>/)
  })

  it.each([
    [['sail'], /There is no command 'sail'/],
    [['promote', '--hurry'], /Unknown option '--hurry'/],
    [['promote', 'mf-a', '1.0.0', 'now'], /'now' is one word too many/],
    [['canary', 'mf-a'], /A canary takes a share in percent/],
    [['canary', 'mf-a', '120'], /A canary takes a share in percent/],
    [['preview', 'mf-a', '--days', 'soon'], /--days takes a number from 1 to 90, not 'soon'/],
    [['revoke', 'mf-a'], /Which version\?/],
    [['rollback'], /Which remote\?/],
    [['create'], /The new remote has no name yet/],
    [['create', 'My Page'], /'My Page' cannot be the name of a remote/],
    [['rollback', 'mf-a', '--registry', 'nowhere'], /'nowhere' \(--registry\) is not the address of a registry/],
  ])('ends with 2 for what is written wrongly: %j', async (args, message) => {
    const { code, told } = await ran(...args)
    expect(code).toBe(2)
    expect(told).toMatch(message)
  })

  it.each([
    [['rollback', 'mf-a'], /There is no token/],
    [['publish'], /is not the folder of a remote/],
  ])(
    'ends with 1 for what cannot be done, and says what happened, what it means and what to do: %j',
    async (args, message) => {
      const { code, told } = await ran(...args)
      expect(code).toBe(1)
      expect(told).toMatch(message)
      expect(told).toMatch(new RegExp(`^remote ${args[0]}: .*\\nWhat it means: .*\\nWhat to do: .*$`))
    },
  )
})
