import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** The face of all text: asked for with the styles that name it, not after them. */
function preloadFont(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  }))
}

/**
 * Lets the portal's scripts come behind its styles and its font: the server has drawn the frame into the page, and its
 * first paint waits for those alone.
 */
export function lowPriority(): Plugin {
  return {
    name: 'portal:low-priority',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (!filename.endsWith('index.html') || !bundle) return undefined
        const late = /<(?:script type="module"|link rel="modulepreload")/g
        return { html: html.replaceAll(late, '$& fetchpriority="low"'), tags: preloadFont(bundle) }
      },
    },
  }
}
