import { useEffect, useState } from 'react'

type Message = { kind: 'opened' | 'here' | 'left'; tab: string }

/** Whether another tab of this browser shows the same guide, or the same appeal (Interface B6.6). */
export function useOtherTab(tela: 'guia' | 'recurso', numeroFicha: number): boolean {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const tab = crypto.randomUUID()
    const channel = new BroadcastChannel(`${tela}:${numeroFicha}`)
    const tell = (kind: Message['kind']) => channel.postMessage({ kind, tab } satisfies Message)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      // Who arrives asks; who is there answers, so that both know.
      if (data.kind === 'opened') tell('here')
      setOthers((before) => {
        const after = new Set(before)
        if (data.kind === 'left') after.delete(data.tab)
        else after.add(data.tab)
        return after
      })
    }
    tell('opened')
    const leave = () => tell('left')
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      channel.close()
      setOthers(new Set())
    }
  }, [tela, numeroFicha])
  return others.size > 0
}
