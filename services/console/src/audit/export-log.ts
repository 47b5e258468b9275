import { send } from '../api/call.ts'

/** Fetches all entries that match, one a line, and gives them to the browser as a file. */
export const exportLog = async (token: string, filter: URLSearchParams): Promise<void> => {
  const response = await send({ token, path: `/audit?${filter}`, accept: 'application/x-ndjson' })
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `audit-${new Date().toISOString().slice(0, 10)}.ndjson`,
  })
  link.click()
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
