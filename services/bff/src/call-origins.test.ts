import { describe, expect, it } from 'vitest'
import { callOrigins } from './call-origins.ts'
import { readConfig } from './config/config.ts'

describe('origins that scripts of a page may call', () => {
  it('are the backend alone by default', () =>
    expect(callOrigins(readConfig({}), null)).toEqual(['http://127.0.0.1:8081']))
  it('are the public address of the backend where one is set', () =>
    expect(callOrigins(readConfig({ BACKEND_PUBLIC_URL: 'https://b.example/base' }), null)).toEqual([
      'https://b.example',
    ]))
  it('hold the public site of the online check, and each origin once', () => {
    const config = readConfig({
      BACKEND_PUBLIC_URL: 'https://b.example',
      TILES_URL: 'https://b.example/{z}/{x}/{y}.png',
    })
    expect(callOrigins(config, 'https://public.example/ping')).toEqual(['https://b.example', 'https://public.example'])
  })
})
