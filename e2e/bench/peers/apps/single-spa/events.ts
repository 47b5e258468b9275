import { remote } from '../../../../../mf-events/src/remote.ts'
import { pageApp } from './page-app.tsx'

export const { bootstrap, mount, unmount } = pageApp('mf-events', remote)
