import { remoteConfig } from '@stageside/kit/vite'

export default remoteConfig('mf-legal')
