import {
  HeadContext,
  HostContext,
  RouteContext,
  SlotContext,
  type Host,
  type PageHead,
  type ShownRoute,
} from '@stageside/kit'
import { createBackend, loadFunctionsClient } from '@stageside/kit/shell/client'
import { GlobalStyle } from '@stageside/ui/global-style'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { Dialogs, useDialogs } from '../../../../../shell/src/dialogs/dialogs.tsx'
import { Footer } from '../../../../../shell/src/footer/footer.tsx'
import { NavigationEffects } from '../../../../../shell/src/head/navigation-effects.tsx'
import { SkipLink } from '../../../../../shell/src/head/skip-link.tsx'
import { useToasts } from '../../../../../shell/src/host/use-toasts.tsx'
import { NavBar } from '../../../../../shell/src/nav/nav-bar.tsx'
import { renderSlot } from '../../../../../shell/src/parts/slot-outlet.tsx'
import { SiteContext, type Site } from '../../../../../shell/src/site-context.ts'

interface FrameProps {
  readonly site: Site
  readonly queries: QueryClient
  /** Puts nav, page and footer where they belong. */
  readonly children: (nav: ReactNode, footer: ReactNode) => ReactNode
}

/** The site's own frame around a page, for alternatives in which it is not the shell that loads the page. */
export const Frame = ({ site, queries, children }: FrameProps) => {
  const dialogs = useDialogs()
  const { toaster, show, load } = useToasts()
  const [head, setHead] = useState<PageHead | null>(null)
  const host = useMemo<Host>(
    () => ({
      openDialog: dialogs.openDialog,
      openWaitlist: dialogs.openWaitlist,
      openPartnerContact: dialogs.openPartnerContact,
      toast: show,
      backend: createBackend({ origin: site.origin, ...site.state.backend }),
      loadAhead: () => Promise.all([loadFunctionsClient(), load()]),
      report: site.report,
      hasWeather: false,
    }),
    [dialogs.openDialog, dialogs.openWaitlist, dialogs.openPartnerContact, show, load, site],
  )
  const nav = (
    <>
      <SkipLink />
      <NavBar />
    </>
  )
  const footer = (
    <>
      <Footer />
      <NavigationEffects head={head} />
      <Dialogs open={dialogs.open} onClose={dialogs.close} />
      {toaster}
    </>
  )
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <HostContext value={host}>
          <GlobalStyle />
          <HeadContext value={setHead}>
            <SlotContext value={renderSlot}>{children(nav, footer)}</SlotContext>
          </HeadContext>
        </HostContext>
      </QueryClientProvider>
    </SiteContext>
  )
}

interface AtRouteProps {
  readonly route: ShownRoute
  readonly children: ReactNode
}

/** Tells a page which route it is shown at. */
export const AtRoute = ({ route, children }: AtRouteProps) => <RouteContext value={route}>{children}</RouteContext>
