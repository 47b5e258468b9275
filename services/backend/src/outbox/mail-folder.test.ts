import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeMails, removeStaleDrafts } from './mail-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const mail = (to: string, more = '') =>
  `From: a@site.example\r\nTo: ${to}\r\n${more}Subject: x\r\n\r\nDear ada@example.org`
const put = (name: string, content: string) => writeFile(join(folder, name), content)
const left = async () => (await readdir(folder)).toSorted()

it('removes stale drafts of a dead process, and no recent ones', async () => {
  await put('1.abcd.part', mail('ada@example.org'))
  await put('2.abcd.part', mail('ada@example.org'))
  await put('3.eml', mail('ada@example.org'))
  const long = new Date(Date.now() - 120_000)
  for (const name of ['1.abcd.part', '3.eml']) await utimes(join(folder, name), long, long)
  expect(await removeStaleDrafts(folder, 60_000)).toBe(1)
  expect(await left()).toEqual(['2.abcd.part', '3.eml'])
})

it('removes a person’s mails by id and by address, drafts included', async () => {
  await put('1.eml', mail('other@example.org'))
  await put('1.abcd.part', mail('other@example.org'))
  await put('2.eml', mail('<Ada@Example.org>'))
  await put('3.9876.part', mail('desk@site.example', 'Reply-To: ada@example.org\r\n'))
  await put('4.eml', mail('eve@example.org'))
  await put('5.eml', mail('nota.ada@example.org'))
  expect(await removeMails(folder, ['1'], ' ADA@example.org ')).toBe(4)
  // A mail that only mentions the address in its text belongs to another person.
  expect(await left()).toEqual(['4.eml', '5.eml'])
})

it('does nothing without a folder', async () => {
  const nowhere = join(folder, 'none')
  expect(await removeStaleDrafts(nowhere, 0)).toBe(0)
  expect(await removeMails(nowhere, ['1'], 'ada@example.org')).toBe(0)
  await mkdir(nowhere)
  expect(await removeMails(nowhere, [], null)).toBe(0)
})
