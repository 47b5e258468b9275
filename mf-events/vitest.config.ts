import { remoteTests } from '@stageside/kit/vitest'

export default remoteTests('mf-events')
