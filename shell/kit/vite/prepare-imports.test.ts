import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { isNode } from './ast.ts'
import { emptyLists } from './prepare-imports.ts'

const filled = (code: string): string => {
  const { program }: { program: unknown } = parseSync('chunk.js', code)
  if (!isNode(program)) throw new Error('not a program')
  return emptyLists(program).reduce(
    (text, { start, end, address }) => `${text.slice(0, start)}[${address}]${text.slice(end)}`,
    code,
  )
}

it('finds lazy imports with an empty file list, written as strings or templates', () =>
  expect(
    filled('a(()=>import(`./x.js`),[],import.meta.url);b(async()=>{await import("./y.js")},[],import.meta.url)'),
  ).toBe(
    'a(()=>import(`./x.js`),[./x.js],import.meta.url);b(async()=>{await import("./y.js")},[./y.js],import.meta.url)',
  ))

it('ignores imports with a file list, imports of a computed address, and other calls', () => {
  for (const code of [
    'a(()=>import("./x.js"),files([0]),import.meta.url)',
    'a(()=>import(x),[],import.meta.url)',
    'a(()=>1,[],import.meta.url)',
    'a(()=>import("./x.js"),[])',
  ])
    expect(filled(code)).toBe(code)
})
