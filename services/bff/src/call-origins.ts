import type { Config } from './config/config.ts'

/** Other origins that the pages' scripts may call: the backend itself, the public site of the online check, and the map's tiles. */
export const callOrigins = (
  { backendPublicUrl, tiles }: Pick<Config, 'backendPublicUrl' | 'tiles'>,
  onlineCheckUrl: string | null,
): readonly string[] => {
  const addresses = [backendPublicUrl, onlineCheckUrl, tiles?.url]
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}
