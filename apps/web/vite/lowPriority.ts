import type { Plugin } from 'vite'

/**
 * Lets the portal's scripts come behind its styles: the server has drawn the frame into the page, and its first paint
 * waits for the styles alone.
 */
export function lowPriority(): Plugin {
  return {
    name: 'portal:low-priority',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          : html,
    },
  }
}
