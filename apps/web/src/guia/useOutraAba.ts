import { useEffect, useState } from 'react'

type Aviso = { tipo: 'abri' | 'estou' | 'sai'; aba: string }

/** Whether another tab of this browser shows the same guide (Interface B6.6). */
export function useOutraAba(numeroFicha: number): boolean {
  const [outras, setOutras] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const aba = crypto.randomUUID()
    const canal = new BroadcastChannel(`guia:${numeroFicha}`)
    const tell = (tipo: Aviso['tipo']) => canal.postMessage({ tipo, aba } satisfies Aviso)
    canal.onmessage = ({ data }: MessageEvent<Aviso>) => {
      // Who arrives asks; who is there answers, so that both know.
      if (data.tipo === 'abri') tell('estou')
      setOutras((antes) => {
        const depois = new Set(antes)
        if (data.tipo === 'sai') depois.delete(data.aba)
        else depois.add(data.aba)
        return depois
      })
    }
    tell('abri')
    const leave = () => tell('sai')
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      canal.close()
      setOutras(new Set())
    }
  }, [numeroFicha])
  return outras.size > 0
}
