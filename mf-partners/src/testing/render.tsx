import { HostContext, type Host } from '@stageside/kit'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'

const never = () => Promise.reject(new Error('no page calls the backend while it renders'))
const host: Host = {
  openDialog: () => {},
  openWaitlist: () => {},
  openPartnerContact: () => {},
  toast: () => {},
  report: () => {},
  backend: { invoke: never, directFetch: never, joinWaitlist: never, diagnose: never },
}

/** The document of a route as its release prerenders it. */
export const prerender = async (path: string): Promise<Document> => {
  const route = routes.find((candidate) => candidate.path === path)
  if (route === undefined) throw new Error(`no route ${path}`)
  const { Page } = await remote.pages[route.page]()
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <HostContext value={host}>
        <Page />
      </HostContext>
    </MemoryRouter>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}
