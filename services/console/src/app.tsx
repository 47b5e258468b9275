import { GlobalStyle } from '@stageside/ui/global-style'
import { Route, Routes } from 'react-router-dom'
import { AuditPage } from './audit/audit-page.tsx'
import { Frame } from './frame/frame.tsx'
import { GraphPage } from './graph/graph-page.tsx'
import { LivePage } from './live/live-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RampPage } from './ramps/ramp-page.tsx'
import { RampsPage } from './ramps/ramps-page.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { VersionsPage } from './versions/versions-page.tsx'

/** The whole console, within a router. */
export const App = () => (
  <>
    <GlobalStyle />
    <SessionGate>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<LivePage />} />
          <Route path="remotes/:name" element={<VersionsPage />} />
          <Route path="ramps" element={<RampsPage />} />
          <Route path="ramps/:name/:version" element={<RampPage />} />
          <Route path="graph" element={<GraphPage />} />
          <Route path="audit" element={<AuditPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </SessionGate>
  </>
)
