// oxlint-disable-next-line typescript/triple-slash-reference -- other packages check this file without our tsconfig
/// <reference path="./raw.d.ts" />
import { workerPath } from '@site/contracts/offline'
import { Router } from 'express'
import worker from './offline-worker.js?raw'

/** The planner's service worker, always asked for anew: serving an empty one takes it out of every browser's way. */
export const offlineRoute = (): Router =>
  Router().get(workerPath, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(worker)
  })
