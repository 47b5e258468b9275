export { Layout as default, viewport } from '../../common/layout.tsx'
