import { expect, it } from 'vitest'
import { isOverride } from './overrides.ts'

it.each([
  ['mf-planner', '1.2.0'],
  ['shell', '1.0.1-9f2c4e61ab'],
  ['preview', 'Zq3_w-9fXb1c2D4e5F6g7H'],
])('%s=%s asks for a version', (name, version) => expect(isOverride(name, version)).toBe(true))

it.each([
  ['mf-planner', ''],
  ['mf-planner', 'https://evil.example/x.js'],
  ['mf-planner', '1'.repeat(81)],
  ['mf-planner', 1],
  ['mf-', '1.0.0'],
  ['Mf-x', '1.0.0'],
  ['__proto__', '1.0.0'],
  ['q', '1.0.0'],
  ['preview', '1.0.0'],
  ['preview', '../../registry.json.xx'],
])('%s=%s asks for none', (name, version) => expect(isOverride(name, version)).toBe(false))
