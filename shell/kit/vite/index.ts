export { remoteConfig, type RemoteOptions } from './remote-config.ts'
