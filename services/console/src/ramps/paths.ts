import type { RampView } from '@site/contracts/ramp-view'

export const rampPath = ({ name, version }: Pick<RampView, 'name' | 'version'>): string =>
  `/ramps/${encodeURIComponent(name)}/${encodeURIComponent(version)}`
