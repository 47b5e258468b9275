export { BrowserRouter } from 'react-router-dom'
export * from '../../../../../../shell/kit/src/shared-modules/react-router-dom.ts'
