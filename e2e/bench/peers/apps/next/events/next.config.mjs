import { zoneConfig } from '../common/config.mjs'

const legal = process.env.PEER_LEGAL
const backend = process.env.PEER_BACKEND

// The default zone passes on what belongs to the other one, as the guide to multi-zones says.
export default zoneConfig(['/', '/location'], {
  rewrites: async () => [
    { source: '/terms', destination: `${legal}/terms` },
    { source: '/legal-static/:path+', destination: `${legal}/legal-static/:path+` },
    { source: '/functions/:path+', destination: `${backend}/functions/:path+` },
  ],
})
