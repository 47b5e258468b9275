import { expect, it } from 'vitest'
import { needsOf, schemasAndRules } from './chunks.ts'

const imports: Record<string, readonly string[]> = {
  '/site/a/money.ts': [],
  '/site/a/button.tsx': ['/site/a/money.ts', 'react'],
  '/site/a/query.ts': ['/site/node_modules/zod/v4/mini/index.js', '/site/a/button.tsx'],
  '/site/a/dialog.tsx': ['/site/node_modules/@base-ui/react/index.js'],
  '/site/a/page.tsx': ['/site/a/query.ts', '/site/a/dialog.tsx'],
  '/site/a/circle.ts': ['/site/a/round.ts'],
  '/site/a/rule.ts': ['/site/node_modules/zod/v4/mini/index.js'],
  '/site/node_modules/zod/v4/mini/index.js': [],
  '/site/a/round.ts': ['/site/a/circle.ts', '/site/a/query.ts'],
}

it.each([
  ['/site/a/money.ts', 'nothing'],
  ['/site/a/button.tsx', 'nothing'],
  ['/site/a/query.ts', 'schemas'],
  ['/site/a/dialog.tsx', 'more'],
  ['/site/a/page.tsx', 'more'],
  ['/site/a/circle.ts', 'schemas'],
])('%s needs %s', (id, needs) => expect(needsOf(id, (each) => imports[each] ?? [], new Map())).toBe(needs))

it.each([
  ['/site/a/rule.ts', 'schemas'],
  ['/site/node_modules/zod/v4/mini/index.js', 'schemas'],
  ['/site/a/query.ts', null],
  ['/site/a/money.ts', null],
])('%s is kept beside the schemas: %s', (id, name) =>
  expect(schemasAndRules(id, { getModuleInfo: (each) => ({ importedIds: imports[each] ?? [] }) })).toBe(name),
)
