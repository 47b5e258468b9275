export { registerApplication, start } from 'single-spa'
