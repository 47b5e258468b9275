import { remote } from '../../../../../mf-legal/src/remote.ts'
import { pageApp } from './page-app.tsx'

export const { bootstrap, mount, unmount } = pageApp('mf-legal', remote)
