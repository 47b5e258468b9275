import { prerenderPage } from '@stageside/kit/testing'
import { remote } from '../remote.ts'

/** The document of a route as its release prerenders it. */
export const prerender = async (path: string): Promise<Document> =>
  new DOMParser().parseFromString(await prerenderPage(remote, path), 'text/html')
