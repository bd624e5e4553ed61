import type { Memory } from '../sessionClock.ts'
import type { SessionPorts, Signal } from '../sessionPorts.ts'

/** One browser: a cookie, a memory and a channel that all its tabs share, and clocks that the test turns. */
export function fakeBrowser() {
  const state = {
    cookie: undefined as string | undefined,
    memory: undefined as Memory | undefined,
    rede: undefined as string | undefined,
    now: 0,
    wall: 5e9,
  }
  const tabs: ((signal: Signal) => void)[] = []

  function openTab() {
    const went: string[] = []
    let own: ((signal: Signal) => void) | undefined
    const ports: SessionPorts = {
      readCookie: () => state.cookie,
      writeCookie: (token) => {
        state.cookie = token
      },
      readRede: () => state.rede,
      writeRede: (rede) => {
        state.rede = rede
      },
      readMemory: () => state.memory,
      writeMemory: (memory) => {
        state.memory = memory
      },
      now: () => state.now,
      wallNow: () => state.wall,
      post: (signal) => {
        for (const listener of tabs) if (listener !== own) listener(signal)
      },
      listen: (listener) => {
        own = listener
        tabs.push(listener)
      },
      clear: () => undefined,
      remember: () => undefined,
      go: (address) => went.push(address),
    }
    return { ports, went }
  }

  return {
    state,
    openTab,
    /** Time passes on both clocks. */
    pass: (ms: number) => {
      state.now += ms
      state.wall += ms
    },
  }
}
