const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname)

/**
 * Where the direct fetch goes: the backend's public address. A loopback address names the visitor's own machine, so it is used only
 * by pages that came from that machine; all others ask their own site again.
 */
export const directAddress = (publicUrl: string, origin: string): string => {
  if (!URL.canParse(publicUrl)) return origin
  return isLoopback(publicUrl) && !isLoopback(origin) ? origin : publicUrl
}
