// oxlint-disable-next-line typescript/triple-slash-reference -- other packages check this file without our tsconfig
/// <reference path="./raw.d.ts" />
import { workerPath } from '@site/contracts/offline'
import { Router } from 'express'
import worker from './offline-worker.js?raw'

/** The planner's service worker, never cached: serving an empty one disables it in every browser. */
export const offlineRoute = (): Router =>
  Router().get(workerPath, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(worker)
  })
