import type { Given } from '../arguments.ts'
import { findToken } from '../auth/find-token.ts'
import { findProject } from '../project.ts'
import type { Setting } from '../setting.ts'
import { registryAddress } from './address.ts'
import { createClient, type Client } from './client.ts'

/** Hosts whose traffic stays on this machine. */
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The registry as one command speaks to it: its address and token found where the user, the project or the CI job has them. */
export const connect = async (given: Given, setting: Setting): Promise<Client> => {
  const address = await registryAddress(setting, given.text('registry'), await findProject(setting.cwd))
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    setting.tell(`  ! ${address} is not encrypted: whoever is on the way can read your token. Use https.`)
  return createClient({ address, token: await findToken(setting, address), tell: setting.tell })
}
