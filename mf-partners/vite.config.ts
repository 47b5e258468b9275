import { remoteConfig } from '../shell/kit/vite/preset.ts'

export default remoteConfig('mf-partners')
