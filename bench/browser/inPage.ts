/** Functions that run inside the page: each stands by itself, for only its own text reaches the browser. */

declare global {
  interface Window {
    /** Milliseconds, noted by the watchers below. */
    benchPaints: number[]
    benchInteractions: number[]
    benchLcp: number
    benchShift: number
  }
}

/** Notes the largest contentful paint and the layout shift from the first moment on. */
export function watchLoad(): void {
  window.benchLcp = 0
  window.benchShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchLcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('hadRecentInput' in entry) || entry.hadRecentInput === true) continue
      if ('value' in entry) window.benchShift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export function readLoad(): { fcp: number; lcp: number; shift: number } {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  return { fcp, lcp: window.benchLcp, shift: window.benchShift }
}

/** Notes, for each key, the time from the event to the end of the frame that shows it. */
export function watchKeys(): void {
  window.benchPaints = []
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message sent from the frame is handled once the frame was drawn.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => window.benchPaints.push(performance.now() - timeStamp)
        channel.port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** Notes the duration of each interaction as the browser counts it for INP (8 ms steps). */
export function watchInteractions(): void {
  window.benchInteractions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
      if (isInteraction) window.benchInteractions.push(entry.duration)
    }
    // The threshold is in the standard, not yet in the types.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Clicks, and answers the milliseconds until the frame after the first table row is there was drawn. */
export function clickUntilRows(button: HTMLElement | SVGElement): Promise<number> {
  return new Promise((done) => {
    button.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector('tbody tr') === null) return requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => done(performance.now() - timeStamp)
          return channel.port2.postMessage(null)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
}

/**
 * Goes to an address as a link does, and answers the milliseconds until the last change of the page was drawn: half a
 * second without another one ends the count.
 */
export function goUntilStill(address: string): Promise<number> {
  return new Promise((done) => {
    const startedAt = performance.now()
    let lastAt = startedAt
    let patience = 0
    const end = () => {
      observer.disconnect()
      done(lastAt - startedAt)
    }
    const note = () => {
      clearTimeout(patience)
      patience = window.setTimeout(end, 500)
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          lastAt = performance.now()
        }
        channel.port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(note)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    note()
    history.pushState({}, '', address)
  })
}
