import { BackendError, type Backend } from '@stageside/kit'
import { describe, expect, it, vi } from 'vitest'
import { sendEnquiry } from './send-enquiry.ts'

const enquiry = { fullName: 'Ada', email: 'ada@example.com' }
const backendWith = (invoke: Backend['invoke'], directFetch: Backend['directFetch']): Backend => ({
  invoke,
  directFetch,
  joinWaitlist: async () => undefined,
  diagnose: async () => undefined,
})
const gone = async () => Promise.reject(new BackendError('fetch', 'gone'))

describe('sendEnquiry', () => {
  it('makes one call when the function answers', async () => {
    const direct = vi.fn<Backend['directFetch']>()
    await sendEnquiry(
      backendWith(async () => ({}), direct),
      enquiry,
      'k',
    )
    expect(direct).not.toHaveBeenCalled()
  })

  it('falls back to three direct fetches, pausing 1 s and 2 s, all with one key', async () => {
    const pauses: number[] = []
    const direct = vi.fn<Backend['directFetch']>(gone)
    const sent = sendEnquiry(backendWith(gone, direct), enquiry, 'k', async (ms) => void pauses.push(ms))
    await expect(sent).rejects.toMatchObject({ kind: 'fetch' })
    expect(pauses).toEqual([1000, 2000])
    expect(direct.mock.calls.map(([, , options]) => options?.idempotencyKey)).toEqual(['k', 'k', 'k'])
  })

  it('reads the error field of a direct answer and does not retry a 4xx', async () => {
    const direct = vi.fn<Backend['directFetch']>(async () =>
      Response.json({ error: 'No such mailbox', code: 'invalid' }, { status: 422 }),
    )
    await expect(sendEnquiry(backendWith(gone, direct), enquiry, 'k')).rejects.toMatchObject({
      message: 'No such mailbox',
      status: 422,
    })
    expect(direct).toHaveBeenCalledTimes(1)
  })

  it('reads the error field of an answer with status 200', async () => {
    const told = async () => ({ error: 'No such mailbox' })
    const direct = vi.fn<Backend['directFetch']>()
    await expect(sendEnquiry(backendWith(told, direct), enquiry, 'k')).rejects.toThrow('No such mailbox')
    const answer = async () => Response.json({ error: 'No such mailbox' })
    await expect(sendEnquiry(backendWith(gone, answer), enquiry, 'k')).rejects.toThrow('No such mailbox')
  })

  it.each([
    ['the direct fetch is told the same', async () => new Response('', { headers: { 'x-relay-error': 'true' } })],
    ['the direct fetch fails', gone],
  ])('reports a relay error when the gateway could not run the function and %s', async (_what, direct) => {
    const relayed = async () => Promise.reject(new BackendError('relay', 'x'))
    const sent = sendEnquiry(backendWith(relayed, direct), enquiry, 'k', async () => undefined)
    await expect(sent).rejects.toMatchObject({ kind: 'relay' })
  })

  it('does not retry when the function answers 4xx', async () => {
    const direct = vi.fn<Backend['directFetch']>()
    const refused = backendWith(async () => Promise.reject(new BackendError('http', 'no', { status: 422 })), direct)
    await expect(sendEnquiry(refused, enquiry, 'k')).rejects.toMatchObject({ message: 'no' })
    expect(direct).not.toHaveBeenCalled()
  })
})
