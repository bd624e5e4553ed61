import { imagem } from '@portal/contract/imagem.ts'
import type { ReanaliseDetalhada } from '@portal/contract/reanalisePrazo.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { EnvioDrop } from '../imagem/EnvioDrop.tsx'
import { getFila } from '../imagem/envio/filas.ts'
import { FilaEnvioList } from '../imagem/FilaEnvioList.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { toKey } from './reanaliseForm.ts'

type NovasImagensProps = {
  envio: NonNullable<ReanaliseDetalhada['envio']>
  /** An image that was chosen here is in the archive now: its key. */
  onSent: (key: string) => void
}

/** What the archive has not: it is sent to a guide of the treatment, and goes with the request once it is there. */
export function NovasImagens({ envio: { numeroFicha, momento }, onSent }: NovasImagensProps) {
  const fila = getFila(numeroFicha)
  const fecho = useAcesso().whyNotCall(imagem.uploadImagem)
  const tell = useEffectEvent(onSent)
  // What its guide's own screen sent before is in the archive, for whoever wants it.
  const contadas = useRef<Set<string>>(null)
  useEffect(() => {
    const listEnviadas = () => fila.getSnapshot().filter(({ estado }) => estado === 'enviada')
    contadas.current ??= new Set(listEnviadas().map(({ id }) => id))
    const vistas = contadas.current
    return fila.subscribe(() => {
      for (const { id, imagem: nova } of listEnviadas()) {
        if (vistas.has(id) || !nova) continue
        vistas.add(id)
        tell(toKey({ numeroFicha, sequencial: nova.sequencial }))
      }
    })
  }, [fila, numeroFicha])
  if (fecho) return <p>{fecho}</p>
  return (
    <Stack gap={3}>
      <p>
        O que você enviar aqui fica na <GuiaLink numeroFicha={numeroFicha} /> e vai com o pedido.
      </p>
      <EnvioDrop onFiles={(arquivos) => fila.add(arquivos, { momento, dente: null, eventos: [] })} />
      <FilaEnvioList exigidas={[]} fila={fila} momento={momento} numeroFicha={numeroFicha} />
    </Stack>
  )
}
