import { HeadContext, HostContext, SlotContext, type Host, type PageHead } from '@stageside/kit'
import { GlobalStyle } from '@stageside/ui/global-style'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { AuthCallbackPage } from './auth/callback-page.tsx'
import { LoginPage } from './auth/login-page.tsx'
import { ComposedRoute } from './composition/composed-route.tsx'
import { PagesAhead } from './composition/pages-ahead.tsx'
import { useCompositionRefresh } from './composition/use-composition-refresh.ts'
import { Dialogs, useDialogs } from './dialogs/dialogs.tsx'
import { Footer } from './footer/footer.tsx'
import { NavigationEffects } from './head/navigation-effects.tsx'
import { SkipLink } from './head/skip-link.tsx'
import { NavBar } from './nav/nav-bar.tsx'
import { renderSlot } from './parts/slot-outlet.tsx'
import { QaEntrance, UnknownOverrides } from './qa/qa-entrance.tsx'
import { stylisPlugins } from './nest-conditions.ts'
import { SiteContext, type Site } from './site-context.ts'
import { createPreloadedQueries } from './host/preloaded-queries.ts'
import { useToasts } from './host/use-toasts.tsx'
import { createBackend, loadFunctionsClient } from '@stageside/kit/shell/client'

/**
 * Rendered again for another address only: while a prerendered page awaits hydration, any update from outside, such as a dialog
 * that opens, would make React drop the server-rendered HTML.
 */
const Main = memo(() => (
  <main id="main" tabIndex={-1}>
    <Routes>
      <Route path="/auth/callback" element={<AuthCallbackPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<ComposedRoute />} />
    </Routes>
  </main>
))

interface AppProps {
  readonly site: Site
  readonly queries: QueryClient
}

/** The whole page inside a router: frame, the remote that owns the path, dialogs, toasts. */
export const App = ({ site, queries }: AppProps) => {
  const dialogs = useDialogs()
  const { toaster, show, load } = useToasts()
  const [head, setHead] = useState<PageHead | null>(null)
  const host = useMemo<Host>(() => {
    const { renderedAt } = site.state
    const takePreloaded = createPreloadedQueries(renderedAt !== undefined, site.preloaded)
    const backend = createBackend({ origin: site.origin, ...site.state.backend, takePreloaded })
    return {
      openDialog: dialogs.openDialog,
      openWaitlist: dialogs.openWaitlist,
      openPartnerContact: dialogs.openPartnerContact,
      toast: show,
      backend: renderedAt === undefined ? backend : { ...backend, renderedAnswer: takePreloaded },
      renderedAt,
      loadAhead: () => Promise.all([loadFunctionsClient(), load()]),
      report: site.report,
      ...(site.state.tiles === undefined ? {} : { tiles: site.state.tiles }),
      hasWeather: site.state.weather === true,
    }
  }, [dialogs.openDialog, dialogs.openWaitlist, dialogs.openPartnerContact, show, load, site])
  useCompositionRefresh(site.compositions, site.pages)
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <StyleSheetManager stylisPlugins={stylisPlugins}>
          <HostContext value={host}>
            <GlobalStyle />
            <SkipLink />
            <NavBar />
            <UnknownOverrides names={site.state.unknownOverrides} />
            <HeadContext value={setHead}>
              <SlotContext value={renderSlot}>
                <Main />
                <PagesAhead />
              </SlotContext>
            </HeadContext>
            <Footer />
            <NavigationEffects head={head} />
            <Dialogs open={dialogs.open} onClose={dialogs.close} />
            <QaEntrance />
            {toaster}
          </HostContext>
        </StyleSheetManager>
      </QueryClientProvider>
    </SiteContext>
  )
}
