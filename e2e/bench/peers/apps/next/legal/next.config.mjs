import { zoneConfig } from '../common/config.mjs'

export default zoneConfig(['/terms'], { assetPrefix: '/legal-static' })
