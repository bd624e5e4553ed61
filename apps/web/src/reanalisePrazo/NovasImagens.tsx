import { imagem } from '@portal/contract/imagem.ts'
import type { ReanaliseDetalhada } from '@portal/contract/reanalisePrazo.ts'
import { useEffect, useEffectEvent } from 'react'
import { EnvioDrop } from '../imagem/EnvioDrop.tsx'
import { getFila } from '../imagem/envio/filas.ts'
import { FilaEnvioList } from '../imagem/FilaEnvioList.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { toKey } from './reanaliseForm.ts'

type NovasImagensProps = {
  envio: NonNullable<ReanaliseDetalhada['envio']>
  /** Of the queue's files, those that were chosen here. */
  aCaminho: readonly string[]
  onAdd: (ids: readonly string[]) => void
  /** Something of the queue is otherwise than it was. */
  onQueue: () => void
  /** One of them is in the archive now: its id in the queue, and its key there. */
  onSent: (id: string, key: string) => void
}

/** What the archive has not: it is sent to a guide of the treatment, and goes with the request once it is there. */
export function NovasImagens({
  envio: { numeroFicha, momento },
  aCaminho,
  onAdd,
  onQueue,
  onSent,
}: NovasImagensProps) {
  const fila = getFila(numeroFicha)
  const fecho = useAcesso().whyNotCall(imagem.uploadImagem)
  // The guide's own screen fills the same queue: what was chosen there is no part of the request.
  const tell = useEffectEvent((daqui: readonly string[]) => {
    for (const { id, estado, imagem: nova } of fila.getSnapshot()) {
      if (estado !== 'enviada' || !nova || !daqui.includes(id)) continue
      onSent(id, toKey({ numeroFicha, sequencial: nova.sequencial }))
    }
    onQueue()
  })
  useEffect(() => {
    // What arrived while the person was elsewhere is told of now.
    tell(aCaminho)
    return fila.subscribe(() => tell(aCaminho))
  }, [fila, aCaminho])
  if (fecho) return <p>{fecho}</p>
  return (
    <Stack gap={3}>
      <p>
        O que você enviar aqui fica na <GuiaLink numeroFicha={numeroFicha} /> e vai com o pedido.
      </p>
      <EnvioDrop onFiles={(arquivos) => onAdd(fila.add(arquivos, { momento, dente: null, eventos: [] }))} />
      <FilaEnvioList exigidas={[]} fila={fila} momento={momento} numeroFicha={numeroFicha} />
    </Stack>
  )
}
