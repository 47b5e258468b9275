import { expect, it, vi } from 'vitest'
import { runController } from './run-controller.ts'

it('looks after ramps while a receiver of alerts hangs, and waits for it when it is stopped', async () => {
  const looked: string[] = []
  let answer: () => void = () => undefined
  const running = runController({
    controller: {
      running: async () => ['mf-a'],
      look: async (name) => void looked.push(name),
      clean: async () => undefined,
    },
    alerts: { deliver: () => new Promise((resolve) => (answer = resolve)) },
    log: { error: vi.fn() },
  })
  await vi.waitFor(() => expect(looked.length).toBeGreaterThanOrEqual(3), { timeout: 20_000 })
  let isStopped = false
  const stopping = running.stop().then(() => (isStopped = true))
  expect(isStopped).toBe(false)
  answer()
  await stopping
  expect(isStopped).toBe(true)
}, 30_000)
